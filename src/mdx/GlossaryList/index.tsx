import {useId, useState, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import {SearchField} from '@site/src/components/SearchField';
import {glossary} from '@site/src/data/glossary';
import {byLetter, matchesQuery} from './termList';
import {Entry} from './Entry';
import styles from './styles.module.css';

interface Props {
  /** HTML of the symbols by id, as JSON; filled in by the build. */
  readonly symbols?: string;
}

const letters = byLetter(glossary);
const names = new Map(glossary.map(({id, term}) => [id, term]));
const nameOf = (id: string): string => names.get(id) ?? id;
const idOfLetter = (letter: string): string => `glossary-${letter.toLowerCase()}`;

function countText(found: number): string {
  if (found === 0) return 'No term matches all of these words. Try fewer words.';
  const all = `${glossary.length} terms`;
  return found === glossary.length ? all : `${found} of ${all}`;
}

/** The whole glossary by letter. Terms that a filter leaves out stay in the page, hidden. */
export function GlossaryList({symbols = '{}'}: Props): ReactNode {
  const field = useId();
  const [words, setWords] = useState('');
  const typeset = JSON.parse(symbols) as Readonly<Record<string, string>>;
  const found = new Set(glossary.filter((term) => matchesQuery(term, words)));
  /** The browser goes to a term that is shown only. */
  const showAll = (): void => flushSync(() => setWords(''));
  const isFound = ({terms}: (typeof letters)[number]): boolean =>
    terms.some((term) => found.has(term));
  return (
    <div className={styles.glossary}>
      <div className={styles.filter} data-without-javascript="hide" data-search="skip">
        <label htmlFor={field}>Find a term</label>
        <SearchField
          id={field}
          name={undefined}
          placeholder="such as luminosity"
          value={words}
          onChange={({target}) => setWords(target.value)}
          autoComplete="off"
          spellCheck={false}
        />
        <p role="status">{countText(found.size)}</p>
      </div>
      <nav aria-label="Letters of the glossary" className={styles.letters}>
        {letters.filter(isFound).map(({letter}) => (
          <a key={letter} href={`#${idOfLetter(letter)}`}>
            {letter}
          </a>
        ))}
      </nav>
      {letters.map((part) => (
        <div key={part.letter} hidden={!isFound(part)}>
          <p id={idOfLetter(part.letter)} className={styles.letter} data-search="skip">
            {part.letter}
          </p>
          <dl>
            {part.terms.map((term) => (
              <Entry
                key={term.id}
                term={term}
                symbol={typeset[term.id]}
                nameOf={nameOf}
                isShown={found.has(term)}
                onSee={showAll}
              />
            ))}
          </dl>
        </div>
      ))}
    </div>
  );
}
