/** Queries to begin with, shown while the field of the modal is empty. */
import type {ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {typeInModal} from './askInModal';

export const exampleQueries = [
  'luminosity',
  '1LMET30',
  'H→γγ',
  'lep_pt',
  '410470',
  'cite the data',
  'normalise simulation to data',
];

interface Props {
  readonly dialog: HTMLElement;
  readonly place: Element;
}

export function ExampleQueries({dialog, place}: Props): ReactNode {
  return createPortal(
    <div className="search-examples">
      <p id="search-examples">Example queries:</p>
      <ul aria-labelledby="search-examples">
        {exampleQueries.map((query) => (
          <li key={query}>
            <button type="button" onClick={() => typeInModal(dialog, query)}>
              {query}
            </button>
          </li>
        ))}
      </ul>
    </div>,
    place,
  );
}
