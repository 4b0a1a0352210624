import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

interface Entry {
  readonly title: string;
  readonly summary: string;
  readonly age: string;
  readonly minutes: number;
  /** Address of the lesson on its page. */
  readonly to: string;
}

/** Authors write `<LessonList />`; `plugins/lessons` puts these in its place. */
interface Props {
  readonly entries: readonly Entry[];
}

/** All lessons, each with what the class does and where it stands. */
export function LessonList({entries}: Props): ReactNode {
  return (
    <ul className={styles.list} role="list">
      {entries.map(({title, summary, age, minutes, to}) => (
        <li key={to} className={styles.entry}>
          <p className={styles.title}>
            <Link to={to}>{title}</Link>
          </p>
          <p className={styles.facts}>
            Age {age} · {minutes} minutes
          </p>
          <p>{summary}</p>
        </li>
      ))}
    </ul>
  );
}
