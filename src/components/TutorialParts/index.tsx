import {useRef, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {ArrowRight, Check} from 'lucide-react';
import {SmallButton} from '../SmallButton';
import styles from './styles.module.css';
import {useParts, type PartFacts, type Parts} from './useParts';

interface PartLineProps {
  readonly parts: readonly PartFacts[];
  readonly state: Parts;
}

/** The place of the user: number of the part, parts that are read, and a list of all parts. */
function PartLine({parts, state}: PartLineProps): ReactNode {
  const {current, resume, isRead, isStored, leave, forget} = state;
  const menu = useRef<HTMLDetailsElement>(null);
  const done = parts.filter((_, i) => isRead(i)).length;
  const open = (next: number): void => {
    leave(next, false);
    if (menu.current) menu.current.open = false;
  };
  return (
    <nav className={styles.line} aria-label="Parts of this tutorial" data-search="skip">
      <div className={styles.bar} aria-hidden="true" data-without-javascript="hide">
        {parts.map(({id}, i) => (
          <span
            key={id}
            data-current={i === current || undefined}
            data-read={isRead(i) || undefined}
          />
        ))}
      </div>
      <p className={styles.status} data-without-javascript="hide">
        <strong>
          Part {current + 1} of {parts.length}
        </strong>{' '}
        <span>about {parts[current]?.minutes} min</span>
        {done > 0 && <span>{done} read</span>}
        {resume !== undefined && (
          <Link to={`#${parts[resume]?.id}`} onClick={() => open(resume)}>
            Resume: part {resume + 1}
          </Link>
        )}
      </p>
      <details ref={menu} className={styles.menu}>
        <summary>All parts</summary>
        <ol>
          {parts.map(({id, title, minutes}, i) => (
            <li key={id}>
              <Link
                to={`#${id}`}
                aria-current={i === current ? 'step' : undefined}
                onClick={() => open(i)}
              >
                {title}
              </Link>{' '}
              <span>{minutes} min</span>
              {isRead(i) && (
                <span className={styles.read}>
                  <Check size="1em" aria-hidden /> read
                </span>
              )}
            </li>
          ))}
        </ol>
        {isStored && (
          <button type="button" className={styles.forget} onClick={forget}>
            Clear reading progress
          </button>
        )}
      </details>
    </nav>
  );
}

interface PartEndProps {
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
function PartEnd({parts, state}: PartEndProps): ReactNode {
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

/** Authors write `parts` into the front matter of a page; `plugins/tutorial-parts` puts this around them. */
interface Props {
  readonly parts: readonly PartFacts[];
  /** One section for each part. */
  readonly children: ReactNode;
}

/** A long tutorial, one part at a time. On paper, and without JavaScript, all parts are there. */
export function TutorialParts({parts, children}: Props): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const state = useParts(box, parts);
  return (
    <div ref={box} className={styles.parts} data-parts="">
      <PartLine parts={parts} state={state} />
      {children}
      <PartEnd parts={parts} state={state} />
    </div>
  );
}
