import {useId, useState, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {PrintAlone} from '@site/src/components/PrintAlone';
import {formatDate} from '@site/src/kit/format/dates';
import {formatCountOf} from '@site/src/kit/format/numbers';
import {maxName} from '@site/src/lib/selfChecks/kept';
import {keepName} from '@site/src/mdx/SelfChecks/answering/useKeptChecks';
import type {CertificateFacts} from './progress';
import styles from './styles.module.css';

interface CertificateProps {
  /** Empty for a line to write on. */
  readonly name: string;
  readonly facts: CertificateFacts;
}

/** A sheet in landscape format; nothing on it was verified, and it says so. */
function Certificate({name, facts}: CertificateProps): ReactNode {
  const {entries, pages, questions, atFirst} = facts;
  const url = useBaseUrl('/practice', {absolute: true});
  return (
    <div className={styles.certificate}>
      <p className={styles.issuer}>ATLAS Open Data</p>
      <p className={styles.heading}>Certificate of self-study</p>
      <p className={styles.name}>{name}</p>
      <p>
        has answered {questions === 1 ? 'the question' : `all ${questions} questions`} under “Check
        yourself” on {pages === 1 ? 'this page' : `these ${pages} pages`}
        {atFirst > 0 && `, ${atFirst} on the first attempt`}:
      </p>
      <ul role="list" className={styles.titles}>
        {entries.map((entry) => (
          <li key={entry}>{entry}</li>
        ))}
      </ul>
      <p className={styles.date}>{formatDate(new Date())}</p>
      <p className={styles.statement}>
        Self-declared: this certificate was printed by its holder. The answers were checked by the
        holder’s browser, and nobody has verified the name, the answers or who gave them. {url}
      </p>
    </div>
  );
}

interface Props {
  readonly facts: CertificateFacts;
  readonly keptName: string | undefined;
  /** False if the browser does not store answers. */
  readonly isStored: boolean;
}

/** The name on the certificate, whether it is kept, and the button that prints it. */
export function CertificateForm({facts, keptName, isStored}: Props): ReactNode {
  const id = useId();
  const [name, setName] = useState(keptName ?? '');
  const {pages, questions} = facts;
  if (pages === 0) {
    return (
      <p>
        The certificate lists the pages whose questions you have all answered correctly. No page is
        complete yet.
      </p>
    );
  }
  const write = (written: string): void => {
    setName(written);
    if (keptName !== undefined) keepName(written.trim());
  };
  return (
    <>
      <p>
        You have completed {formatCountOf(pages, 'page')} with{' '}
        {formatCountOf(questions, 'question')}. The certificate states that it is self-declared:
        nobody has verified it.
      </p>
      <div className={styles.form}>
        <label htmlFor={`${id}-name`}>Name on the certificate</label>
        <input
          id={`${id}-name`}
          type="text"
          autoComplete="name"
          maxLength={maxName}
          value={name}
          onChange={({target}) => write(target.value)}
        />
        {isStored && (
          <label className={styles.keep}>
            <input
              type="checkbox"
              autoComplete="off"
              checked={keptName !== undefined}
              onChange={({target}) => keepName(target.checked ? name.trim() : undefined)}
            />
            Keep the name in this browser
          </label>
        )}
        <PrintAlone label="Print the certificate">
          <Certificate name={name.trim()} facts={facts} />
        </PrintAlone>
      </div>
    </>
  );
}
