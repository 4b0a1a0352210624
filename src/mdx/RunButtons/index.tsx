import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import {CodeName} from '@site/src/components/CodeName';
import {smallButton} from '@site/src/components/SmallButton';
import {TextWithCode} from '@site/src/components/TextWithCode';
import type {RunFacts, RunLink} from '@site/src/lib/notebooks/facts';
import type {StatusFacts} from '@site/src/lib/notebooks/status';
import styles from './styles.module.css';

type Correction = StatusFacts['corrections'][number];

function CorrectionItem({
  of: {topic, found, right, effect, at},
}: {
  readonly of: Correction;
}): ReactNode {
  return (
    <li>
      <Link to={at}>{topic}</Link>: <TextWithCode of={found} /> <TextWithCode of={right} />
      {effect !== null && (
        <>
          {' '}
          Effect: <TextWithCode of={effect} />
        </>
      )}
    </li>
  );
}

/** One line on what a notebook requires, when it was checked and how much is wrong in it, with the details below. */
function Status({facts}: {readonly facts: StatusFacts}): ReactNode {
  const {summary, requirements, corrections} = facts;
  return (
    <details className={styles.status}>
      <summary>{summary}</summary>
      <ul>
        {requirements.map(([name, text]) => (
          <li key={name}>
            <strong>{name}:</strong> {text}
          </li>
        ))}
        {corrections.length > 0 && (
          <li>
            <strong>Corrections:</strong>
            <ul>
              {corrections.map((correction) => (
                <CorrectionItem key={correction.topic} of={correction} />
              ))}
            </ul>
          </li>
        )}
      </ul>
    </details>
  );
}

/** Authors write `<RunButtons notebook="…" />`; `plugins/notebooks` puts these in its place. */
interface Props {
  readonly facts: RunFacts;
}

interface OutwardProps {
  readonly to: string;
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

function Outward({to, label, className, children}: OutwardProps): ReactNode {
  return (
    <a
      className={className}
      href={to}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${label} (new tab)`}
    >
      {children}
    </a>
  );
}

function Way({link}: {readonly link: RunLink}): ReactNode {
  const {service, account, address, label} = link;
  return (
    <li className={styles.way}>
      {address === null ? (
        <span className={styles.closed}>{service}</span>
      ) : (
        <Outward to={address} label={label} className={smallButton}>
          {service}
        </Outward>
      )}{' '}
      <span className={styles.account}>{address === null ? 'not possible' : account}</span>
    </li>
  );
}

/** Link to the list of services at the end of the page. The Back button returns to the run buttons. */
function ServicesLink({from}: {readonly from: string}): ReactNode {
  const history = useHistory();
  return (
    <Link
      to="#run-services"
      onClick={() => history.replace({...history.location, hash: `#${from}`})}
    >
      Accounts and storage
    </Link>
  );
}

/** The ways to run one notebook. What quotes the page leaves them out. */
export function RunButtons({facts}: Props): ReactNode {
  const {file, tag, links, data, folder, status, source, download, view} = facts;
  const id = `run-${file.replace(/\.ipynb$/, '')}`;
  const obstacles = links.flatMap(({obstacle}) => obstacle ?? []);
  return (
    <aside id={id} className={styles.box} aria-label={`Run ${file}`} data-search="skip">
      <p className={styles.name}>
        Run <CodeName name={file} />
        {tag !== null && <> from tag {tag}</>}
      </p>
      <ul className={styles.ways} role="list">
        {links.map((link) => (
          <Way key={link.service} link={link} />
        ))}
      </ul>
      {obstacles.length > 0 && <p className={styles.remark}>{obstacles.join(' ')}</p>}
      <p className={styles.remark}>
        {data}
        {folder !== null && (
          <>
            {' '}
            {folder.services}: go to the folder <CodeName name={folder.path} />.
          </>
        )}
      </p>
      <p className={styles.remark}>
        <Outward to={source} label={`${file}: source on GitHub`}>
          Source on GitHub
        </Outward>
        {' · '}
        <Outward to={download} label={`${file}: file to download`}>
          Download
        </Outward>
        {' · '}
        <Outward to={view} label={`${file}: read without running`}>
          Read without running
        </Outward>
        {' · '}
        <ServicesLink from={id} />
      </p>
      <Status facts={status} />
    </aside>
  );
}
