import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {TextWithCode} from '@site/src/components/TextWithCode';
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
export function Status({facts}: {readonly facts: StatusFacts}): ReactNode {
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
