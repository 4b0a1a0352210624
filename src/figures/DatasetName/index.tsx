import type {ReactNode} from 'react';
import {pieces, tags} from './pieces';
import styles from './styles.module.css';

export const caption =
  'The full name of a simulated dataset, split into its parts. The names of collision data have the same structure. The dataset number and the short name are enough for atlasopenmagic; the tags distinguish two productions of the same sample.';

/** The whole name, which may break at its dots only. */
function Whole(): ReactNode {
  return (
    <p className={styles.whole}>
      {pieces.map(({text}, index) => (
        <span key={text}>
          {index > 0 && (
            <>
              .<wbr />
            </>
          )}
          <span className={styles.piece}>{text}</span>
        </span>
      ))}
    </p>
  );
}

function Tags(): ReactNode {
  return (
    <ul className={styles.tags}>
      {tags.map(([tag, step]) => (
        <li key={tag}>
          <code>{tag}</code> {step}
        </li>
      ))}
    </ul>
  );
}

/** A full dataset name and what each of its pieces says: a list, so it needs no words beside it. */
export function DatasetName(): ReactNode {
  return (
    <div className={styles.figure}>
      <Whole />
      <dl className={styles.list}>
        {pieces.map(({text, name, meaning}) => (
          <div key={text}>
            <dt>
              {name} <code>{text}</code>
            </dt>
            <dd>
              <p>{meaning}</p>
              {name === 'tags' && <Tags />}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
