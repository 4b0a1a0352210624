import {Fragment, type ReactNode} from 'react';
import styles from './styles.module.css';

interface CitedSource {
  readonly number: number;
  /** Who and where, in a few words. */
  readonly label: string;
  /** Whether the page cites it here for the first time: the list of references leads back here. */
  readonly isFirst: boolean;
}

/** Authors write `<Cite id="2212.09379" />`; `plugins/citations` puts these in its place. */
interface Props {
  readonly sources: readonly CitedSource[];
  /** Whether a space precedes it. */
  readonly isSpaced: boolean;
}

/** Numbers that lead to the list of references. What quotes the sentence leaves them out. */
export function Cite({sources, isSpaced}: Props): ReactNode {
  return (
    <span data-search="skip">
      {sources.map(({number, label, isFirst}, index) => (
        <Fragment key={number}>
          {index > 0 ? ' ' : isSpaced && '\u00A0'}
          <span className={styles.number}>
            <a
              id={isFirst ? `cited-${number}` : undefined}
              href={`#source-${number}`}
              title={label}
              aria-label={`Source ${number}: ${label}`}
            >
              {`[${number}]`}
            </a>
          </span>
        </Fragment>
      ))}
    </span>
  );
}
