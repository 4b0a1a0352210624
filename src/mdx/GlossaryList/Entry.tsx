import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {anchorOf, type GlossaryTerm} from '@site/src/data/glossary';
import {headwordOf} from './termList';
import styles from './styles.module.css';

interface Props {
  readonly term: GlossaryTerm;
  /** The symbol as HTML, typeset by the build. */
  readonly symbol?: string;
  readonly nameOf: (id: string) => string;
  readonly isShown: boolean;
  /** Before the browser goes to another term. */
  readonly onSee: () => void;
}

function Facts({term, symbol}: Pick<Props, 'term' | 'symbol'>): ReactNode {
  const {spellings, unit} = term;
  if (!symbol && !unit && spellings.length === 0) return null;
  return (
    <dd className={styles.facts}>
      {spellings.length > 0 && <span>Also: {spellings.join(', ')}</span>}
      {symbol && (
        <span>
          Symbol: <span dangerouslySetInnerHTML={{__html: symbol}} />
        </span>
      )}
      {unit && <span>Unit: {unit}</span>}
    </dd>
  );
}

/** A term with its definition and where to read on. */
export function Entry({term, symbol, nameOf, isShown, onSee}: Props): ReactNode {
  const {id, definition, see, page} = term;
  useBrokenLinks().collectAnchor(anchorOf(id));
  return (
    <div hidden={!isShown}>
      <dt id={anchorOf(id)}>{headwordOf(term)}</dt>
      <dd>{definition}</dd>
      <Facts term={term} symbol={symbol} />
      <dd className={styles.onward} data-search="skip">
        <Link to={page} aria-label={`Read the explanation: ${term.term}`}>
          Read the explanation{' '}
        </Link>
        {see.length > 0 && (
          <>
            {'. See also: '}
            {see.map((other, i) => (
              <span key={other}>
                {i > 0 && ', '}
                <a href={`#${anchorOf(other)}`} onClick={onSee}>
                  {nameOf(other)}
                </a>
              </span>
            ))}
          </>
        )}
      </dd>
    </div>
  );
}
