import {useLayoutEffect, useRef, useSyncExternalStore, type RefObject} from 'react';
import './Docked.module.css';

/** Windows in which the guide fits next to all plots, in a page of the documentation. */
const wide = '(width >= 1280px)';

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(wide);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/**
 * Docks the guide in a page of the documentation: the app takes the width of the window, and the navigation of the site
 * is hidden (`Docked.module.css`). Returns true while it is docked.
 *
 * @param app any element of the app
 * @param canDock true while a guide is open that may be docked
 */
export function useDocked(app: RefObject<HTMLElement | null>, canDock: boolean): boolean {
  const isWide = useSyncExternalStore(
    subscribe,
    () => window.matchMedia(wide).matches,
    () => false,
  );
  const isDocked = isWide && canDock;
  const wasDocked = useRef(isDocked);
  useLayoutEffect(() => {
    if (!isDocked) return undefined;
    const {dataset} = document.documentElement;
    dataset.docked = '';
    return () => {
      delete dataset.docked;
      delete dataset.contents;
    };
  }, [isDocked]);
  useLayoutEffect(() => {
    // The text before it is broken into other lines. A page that opens with the guide stays at its title.
    if (isDocked !== wasDocked.current) {
      app.current?.closest('[data-app]')?.scrollIntoView({block: 'start'});
    }
    wasDocked.current = isDocked;
  }, [app, isDocked]);
  return isDocked;
}
