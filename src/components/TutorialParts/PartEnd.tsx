import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {ArrowRight, Check} from 'lucide-react';
import {SmallButton} from '../SmallButton';
import type {PartFacts, Parts} from './useParts';
import styles from './styles.module.css';

interface Props {
  readonly parts: readonly PartFacts[];
  readonly state: Parts;
}

/** Marks the last part as read, and as unread again. */
function Finish({state: {current, isRead, mark}}: {readonly state: Parts}): ReactNode {
  const isDone = isRead(current);
  return (
    <SmallButton aria-pressed={isDone} onClick={() => mark(!isDone)}>
      {isDone && <Check size="1em" aria-hidden />} I have read this part
    </SmallButton>
  );
}

/** The way from the end of a part to the next one and back. */
export function PartEnd({parts, state}: Props): ReactNode {
  const {current, leave} = state;
  const [before, after] = [parts[current - 1], parts[current + 1]];
  return (
    <nav
      className={styles.end}
      aria-label="Next part"
      data-search="skip"
      data-without-javascript="hide"
    >
      {after ? (
        <Link className={styles.next} to={`#${after.id}`} onClick={() => leave(current + 1, true)}>
          <span>
            Next: {after.title} ({after.minutes} min)
          </span>
          <ArrowRight size="1em" aria-hidden />
        </Link>
      ) : (
        <Finish state={state} />
      )}
      {before && (
        <Link to={`#${before.id}`} onClick={() => leave(current - 1, false)}>
          Back to part {current}
        </Link>
      )}
    </nav>
  );
}
