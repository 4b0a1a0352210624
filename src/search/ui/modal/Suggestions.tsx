/**
 * Queries to try where nothing was found. Upstream spreads its own into an object and then asks for their length,
 * so that it never shows any.
 */
import {useEffect, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {Search} from 'lucide-react';
import {typeInModal} from '../askInModal';
import {useOutcome} from '../outcomes';
import {useFound} from './useFound';

function createPlace(): HTMLElement {
  const place = document.createElement('div');
  place.className = 'DocSearch-NoResults-Prefill-List';
  return place;
}

export function Suggestions({dialog}: {readonly dialog: HTMLElement}): ReactNode {
  const title = useFound(dialog, '.DocSearch-NoResults .DocSearch-Title');
  const {suggestions = []} = useOutcome() ?? {};
  const [place] = useState(createPlace);
  useEffect(() => {
    title?.after(place);
    return () => place.remove();
  }, [place, title]);
  if (!title || suggestions.length === 0) return null;
  return createPortal(
    <>
      <p className="DocSearch-Help">Try searching for:</p>
      <div className="DocSearch-NoResults-Prefill-List-Items">
        {suggestions.slice(0, 3).map((query) => (
          <p key={query}>
            <Search aria-hidden size={16} />
            <button
              type="button"
              className="DocSearch-Prefill"
              onClick={() => typeInModal(dialog, query)}
            >
              {query}
            </button>
          </p>
        ))}
      </div>
    </>,
    place,
  );
}
