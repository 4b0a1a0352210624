import {useRef, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {Check} from 'lucide-react';
import type {PartFacts, Parts} from './useParts';
import styles from './styles.module.css';

interface Props {
  readonly parts: readonly PartFacts[];
  readonly state: Parts;
}

/** The place of the user: number of the part, parts that are read, and a list of all parts. */
export function PartLine({parts, state}: Props): ReactNode {
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
