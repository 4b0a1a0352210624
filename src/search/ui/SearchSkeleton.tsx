/** The place of the results while the first of them are loading: their shape, without words. */
import type {ReactNode} from 'react';
import './skeleton.css';

const groups = [3, 4, 3];

export function SearchSkeleton(): ReactNode {
  return (
    <div className="search-skeleton" role="group" aria-label="Search results" aria-busy="true">
      {groups.map((hits, group) => (
        <div key={group} className="search-skeleton__group">
          {Array.from({length: hits}, (_, hit) => (
            <div key={hit} className="search-skeleton__hit">
              <span />
              <span />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
