import type {SortedEvent} from '../../model/masterclass/masterclassResult';
import {libraryOrigin, readSorted, withSorted} from '../../model/sortedEvents';
import type {Display} from '../display';
import {useKept} from './useKept';

interface SortedEvents {
  readonly sorted: readonly SortedEvent[];
  /** The library, or the name of a file. */
  readonly origin: string;
  readonly sort: (event: SortedEvent) => void;
  readonly clear: () => void;
}

const none: readonly SortedEvent[] = [];

/** What a reader has sorted of the events that are open, kept for a reload of the tab. */
export function useSorted({file}: Display): SortedEvents {
  const [all, setAll] = useKept('masterclass', readSorted);
  const origin = file ? file.name : libraryOrigin;
  const sorted = all[origin] ?? none;
  return {
    sorted,
    origin,
    sort: (event) => setAll({...all, [origin]: withSorted(sorted, event)}),
    clear: () => setAll({...all, [origin]: none}),
  };
}
