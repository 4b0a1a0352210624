import {useCallback, type ReactNode} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useLoaded} from '@site/src/hooks/useLoaded';
import {nameIn, repaired} from '@site/src/lib/storage/addressParameters';
import {loadLessons} from '../loadLessons';

interface SlidePlace {
  /** Id of the lesson. */
  readonly lesson: string;
  /** Number of the slide, from 1; it may be larger than the number of slides. */
  readonly page: number;
}

const names = ['slides', 'page'];

/**
 * The slides that an address names; undefined if it names no known lesson.
 *
 * @param ids of all lessons
 */
export function readPlace(search: string, ids: readonly string[]): SlidePlace | undefined {
  const values = new Map(
    Array.from(new URLSearchParams(repaired(search)), ([name, value]) => [
      name.toLowerCase(),
      value,
    ]),
  );
  const lesson = nameIn(ids, values.get('slides') ?? '');
  const page = Number(values.get('page'));
  if (lesson === undefined) return undefined;
  return {lesson, page: Number.isInteger(page) && page > 0 ? page : 1};
}

/** The query string with these slides open, or with none; other parameters stay. */
export function withPlace(search: string, place: SlidePlace | undefined): string {
  const query = new URLSearchParams(repaired(search));
  for (const name of new Set(query.keys())) {
    if (names.includes(name.toLowerCase())) query.delete(name);
  }
  if (place) {
    query.set('slides', place.lesson);
    query.set('page', String(place.page));
  }
  return query.size > 0 ? `?${query.toString()}` : '';
}

async function load() {
  const [Lessons, {Presentation}] = await Promise.all([loadLessons(), import('./Presentation')]);
  return {Lessons, Presentation};
}

interface SlidesState {
  readonly place: SlidePlace | undefined;
  readonly open: (lesson: string) => void;
  readonly turn: (page: number) => void;
  readonly close: () => void;
}

/** The slides that the address names. Opening them is a step that the back button undoes; turning them is not. */
export function useSlides(ids: readonly string[]): SlidesState {
  const isBrowser = useIsBrowser();
  const history = useHistory();
  const {search} = useLocation();
  const place = isBrowser ? readPlace(search, ids) : undefined;
  const show = useCallback(
    (next: SlidePlace | undefined) => {
      const {location} = history;
      history.replace({...location, search: withPlace(location.search, next)});
    },
    [history],
  );
  return {
    place,
    open: (lesson) => {
      // Upstream moves the focus after each push of its router: the browser makes the entry.
      window.history.pushState(window.history.state, '');
      show({lesson, page: 1});
    },
    turn: (page) => place && show({...place, page}),
    close: () => show(undefined),
  };
}

interface Props {
  readonly place: SlidePlace;
  readonly turn: (page: number) => void;
  readonly onClose: () => void;
}

/** The slides, which are loaded when somebody opens them. */
export function Slides({place, turn, onClose}: Props): ReactNode {
  const {value, hasFailed, retry} = useLoaded(load);
  if (hasFailed) {
    return (
      <p role="alert">
        Could not load the slides. Check your connection.{' '}
        <button type="button" className="button button--secondary button--sm" onClick={retry}>
          Retry
        </button>
      </p>
    );
  }
  if (!value) return <p role="status">Loading slides …</p>;
  const {Lessons, Presentation} = value;
  return (
    <Lessons
      show={(lessons) => {
        const lesson = lessons.find(({id}) => id === place.lesson);
        return (
          lesson && (
            <Presentation
              key={lesson.id}
              lesson={lesson}
              requestedPage={place.page}
              turn={turn}
              onClose={onClose}
            />
          )
        );
      }}
    />
  );
}
