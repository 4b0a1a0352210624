import type {ReactNode} from 'react';
import type {Source} from '@site/src/data/bibliography/schema';
import {Bibtex} from './Bibtex';
import {Entry} from './Entry';
import styles from './styles.module.css';

/** Authors write `<References />`; `plugins/citations` hands it what the page cites. */
interface Props {
  /** In the order of their numbers. */
  readonly cited: readonly Source[];
  /** Those that no sentence cites. */
  readonly further: readonly Source[];
  /** How a file with these sources is called. */
  readonly name: string;
}

/** The sources of a page, each with its links, and all of them as BibTeX. */
export function References({cited, further, name}: Props): ReactNode {
  return (
    <div className={styles.references}>
      {cited.length > 0 && (
        <ol>
          {cited.map((source, index) => (
            <Entry key={source.id} source={source} number={index + 1} />
          ))}
        </ol>
      )}
      {cited.length > 0 && further.length > 0 && <p>Further sources:</p>}
      {further.length > 0 && (
        <ul>
          {further.map((source) => (
            <Entry key={source.id} source={source} />
          ))}
        </ul>
      )}
      <Bibtex sources={[...cited, ...further]} name={name} />
    </div>
  );
}
