import {useMemo, type ReactNode} from 'react';
import {bibtexOf} from '@site/src/data/bibliography/bibtex';
import type {Source} from '@site/src/data/bibliography/schema';
import {useCopy} from '@site/src/hooks/useCopy';
import {saveFile} from '@site/src/lib/saveFile';
import styles from './styles.module.css';

const messages = {
  copied: 'Copied',
  blocked: 'Could not copy to the clipboard. Download the file instead',
};

interface Props {
  readonly sources: readonly Source[];
  readonly name: string;
}

/** Hands out all sources of a page as BibTeX. */
export function Bibtex({sources, name}: Props): ReactNode {
  const text = useMemo(() => bibtexOf(sources), [sources]);
  const {copy, outcome} = useCopy(text);
  return (
    <p className={styles.buttons} data-without-javascript="hide">
      <button type="button" className="button button--secondary button--sm" onClick={copy}>
        Copy as BibTeX
      </button>
      <button
        type="button"
        className="button button--secondary button--sm"
        onClick={() => saveFile(`${name}.bib`, 'application/x-bibtex', text)}
      >
        Download {name}.bib
      </button>
      <span role="status">{outcome && messages[outcome]}</span>
    </p>
  );
}
