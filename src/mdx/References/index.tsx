import {type ReactNode, useMemo, Fragment} from 'react';
import {bibtexOf} from '@site/src/data/bibliography/bibtex';
import type {Source} from '@site/src/data/bibliography/schema';
import {useCopy} from '@site/src/hooks/useCopy';
import {authorsOf, linksOf, placeOf} from '@site/src/lib/printSource';
import {saveFile} from '@site/src/lib/saveFile';
import styles from './styles.module.css';

/** The letters that stand low in titles: of the energy of nuclei, and of an algorithm of jets. */
const lowered: Readonly<Record<string, ReactNode>> = {
  '√s_NN': (
    <>
      √s<sub>NN</sub>
    </>
  ),
  k_t: (
    <>
      k<sub>t</sub>
    </>
  ),
};

function Title({text}: {readonly text: string}): ReactNode {
  return (
    <cite>
      {text.split(/(√s_NN|k_t)/).map((part, index) => (
        <Fragment key={index}>{lowered[part] ?? part}</Fragment>
      ))}
    </cite>
  );
}

interface EntryProps {
  readonly source: Source;
  /** Its number on the page, if the page cites it. */
  readonly number?: number;
}

const beforePlace = (place: string): string => (place.startsWith('(') ? ' ' : ', ');

/** One source: who, what, where, its links, and the way back to where it is cited. */
function Entry({source, number}: EntryProps): ReactNode {
  const {title} = source;
  const authors = authorsOf(source);
  const place = placeOf(source);
  return (
    <li id={number ? `source-${number}` : undefined} className={styles.entry}>
      {authors}
      {authors && title && ', '}
      {title && <Title text={title} />}
      {place && `${beforePlace(place)}${place}`}
      {': '}
      {linksOf(source).map(({text, href}, index) => (
        <Fragment key={href}>
          {index > 0 && ', '}
          <a href={href} target="_blank" rel="noopener noreferrer">
            {text}
          </a>
        </Fragment>
      ))}
      {number !== undefined && (
        <span data-search="skip" className={styles.back}>
          {'\u00A0'}
          <a
            href={`#cited-${number}`}
            data-target
            aria-label={`Back to where source ${number} is cited`}
          >
            ↑
          </a>
        </span>
      )}
    </li>
  );
}

const messages = {
  copied: 'Copied',
  blocked: 'Could not copy to the clipboard. Download the file instead',
};

interface BibtexProps {
  readonly sources: readonly Source[];
  readonly name: string;
}

/** Hands out all sources of a page as BibTeX. */
function Bibtex({sources, name}: BibtexProps): ReactNode {
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
