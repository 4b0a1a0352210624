import type {ReactNode} from 'react';
import type {VerifiedAgainst} from '@site/src/data/liveSources';
import {formatDate} from '@site/src/kit/format/dates';
import styles from './styles.module.css';

interface Props {
  /** A day such as 2026-06-30, on a page of reference. */
  readonly on?: string;
  /** For each source from which the page quotes records, DOIs or calls. */
  readonly verified: readonly VerifiedAgainst[];
}

const Day = ({on}: {readonly on: string}): ReactNode => <time dateTime={on}>{formatDate(on)}</time>;

const list = new Intl.ListFormat('en-GB');

function Verified({against, on, differences}: VerifiedAgainst): ReactNode {
  if (on === undefined) return null;
  const several = differences === 1 ? '1 difference' : `${differences} differences`;
  return (
    <li>
      Last verified against {against}: <Day on={on} />
      {differences ? `, with ${several}` : ''}
    </li>
  );
}

/** When a person compared the facts of a page with their sources, and when a program did. */
export function LastChecked({on, verified}: Props): ReactNode {
  const notYet = verified.filter((one) => one.on === undefined).map(({against}) => against);
  if (!on && verified.length === 0) return null;
  return (
    <ul className={styles.checked} role="list">
      {on && (
        <li>
          Facts last checked on <Day on={on} />
        </li>
      )}
      {verified.map((one) => (
        <Verified key={one.against} {...one} />
      ))}
      {notYet.length > 0 && <li>Not yet verified against {list.format(notYet)}</li>}
    </ul>
  );
}
