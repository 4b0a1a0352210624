import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {formatDate} from '@site/src/kit/format/dates';
import type {CertificateFacts} from './progress';
import styles from './styles.module.css';

interface Props {
  /** Empty for a line to write on. */
  readonly name: string;
  readonly facts: CertificateFacts;
}

/** A sheet in landscape format; nothing on it was verified, and it says so. */
export function Certificate({name, facts}: Props): ReactNode {
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
