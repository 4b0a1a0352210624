/** What the cells of tables of facts hold. Unknown values say so; they are never zero or empty. */
import type {ReactNode} from 'react';
import {doiUrl, licenceUrl, recordUrl} from '@site/src/data/catalogue/addresses';
import {formatBytes} from '@site/src/kit/format/bytes';
import {formatCount} from '@site/src/kit/format/numbers';
import styles from './styles.module.css';

export {styles as cellStyles};

interface OutwardProps {
  readonly to: string;
  readonly children: ReactNode;
}

/** As Docusaurus' own links do, those to other sites open beside this one. */
function Outward({to, children}: OutwardProps): ReactNode {
  return (
    <a href={to} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}

/** A second line in a cell. The space keeps its words apart where no style sheet does. */
export function Below({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <>
      {' '}
      <span className={styles.below}>{children}</span>
    </>
  );
}

function NotPublished(): ReactNode {
  return <span className={styles.soft}>not published</span>;
}

export function Count({of}: {readonly of: number | null}): ReactNode {
  return of === null ? <NotPublished /> : formatCount(of);
}

export function Bytes({of}: {readonly of: number | null}): ReactNode {
  return of === null ? <NotPublished /> : formatBytes(of);
}

export function RecordLink({id}: {readonly id: number}): ReactNode {
  return <Outward to={recordUrl(id)}>{id}</Outward>;
}

/** All DOIs of ATLAS Open Data begin alike; the tables print what differs, and their notes the rest. */
export const doiPrefix = '10.7483/OPENDATA.ATLAS.';

export function DoiLink({doi}: {readonly doi: string | null}): ReactNode {
  return doi === null ? 'none' : <Outward to={doiUrl(doi)}>{doi.replace(doiPrefix, '')}</Outward>;
}

interface LicenceProps {
  readonly licence: string | null;
  readonly record: number;
}

/** A record without a licence is not free by itself: the reader has to look. */
export function LicenceLink({licence, record}: LicenceProps): ReactNode {
  if (licence === null) return <Outward to={recordUrl(record)}>see the record</Outward>;
  const address = licenceUrl(licence);
  const name = licence.replace('CC0-1.0', 'CC0 1.0');
  return address ? <Outward to={address}>{name}</Outward> : name;
}

/** A selection in words, with the transverse momentum as the formulas print it. */
export function Selection({words}: {readonly words: string}): ReactNode {
  return words.split(/\bpT\b/).map((part, index) => (
    <span key={part}>
      {index > 0 && (
        <>
          <i>p</i>
          <sub>T</sub>
        </>
      )}
      {part}
    </span>
  ));
}

/** A name of the files in code font, words as they are. */
export function FileName({name}: {readonly name: string}): ReactNode {
  return /^\w+$/.test(name) ? <code>{name}</code> : name;
}
