// cspell:ignore beforematch
import {useEffect, useLayoutEffect, useRef, useState, type RefObject} from 'react';
import {useLocation} from '@docusaurus/router';
import {focusPart, partHolding, sectionsOf, showPart} from './sections';

export interface ShownPart {
  /** Counted from 0. */
  readonly part: number;
  /** True if the user opened it on this page; false for the part with which the page was opened. */
  readonly isMove: boolean;
}

/**
 * The part that is shown: the one that holds the anchor of the URL, or that a search in the page finds.
 *
 * @param takeFocus the id of the heading that gets the focus with the next change of the URL, if any; the same
 *   function in each call
 */
export function useShownPart(
  box: RefObject<HTMLDivElement | null>,
  takeFocus: () => string | undefined,
): ShownPart {
  const [shown, setShown] = useState<ShownPart>({part: 0, isMove: false});
  const location = useLocation();
  const seen = useRef<typeof location>(undefined);

  // Before the effect of the page that scrolls to the anchor.
  useLayoutEffect(() => {
    const last = seen.current;
    seen.current = location;
    // An app in the page changed its parameters.
    if (last?.hash === location.hash && last.search !== location.search) return;
    const at = box.current ? partHolding(box.current, location.hash) : undefined;
    // What follows the parts, such as the sources, leaves the part as it is.
    if (!box.current || (at === undefined && last)) return;
    showPart(box.current, at ?? 0);
    setShown({part: at ?? 0, isMove: last !== undefined});
    const focused = takeFocus();
    if (focused !== undefined) focusPart(focused);
  }, [box, location, takeFocus]);

  useEffect(() => {
    const {current: element} = box;
    const open = ({target}: Event): void => {
      const section = (target as Element).closest('[data-part]');
      const at = element ? sectionsOf(element).findIndex((one) => one === section) : -1;
      if (!element || at < 0) return;
      showPart(element, at);
      setShown({part: at, isMove: true});
    };
    element?.addEventListener('beforematch', open);
    return () => element?.removeEventListener('beforematch', open);
  }, [box]);

  return shown;
}
