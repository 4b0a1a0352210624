// cspell:ignore beforematch
import {useCallback, useEffect, useRef, type RefObject, useLayoutEffect, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import {useReading} from './useReading';

/** The sections of a page with parts, as elements. */
const sectionsOf = (box: Element): readonly HTMLElement[] =>
  Array.from(box.querySelectorAll<HTMLElement>(':scope > [data-part]'));

function idIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/**
 * The number of the part that holds the anchor of a hash, from 0: the first without a hash, and undefined if the
 * anchor is in none.
 */
function partHolding(box: Element, hash: string): number | undefined {
  if (hash.length < 2) return 0;
  const target = document.getElementById(idIn(hash));
  const at = sectionsOf(box).findIndex((section) => section.contains(target));
  return target && at >= 0 ? at : undefined;
}

/**
 * Shows one part. Browsers that can search hidden text find the others and open them. The headings of hidden parts
 * lose the class by which the contents of the page look for the section in view.
 */
function showPart(box: HTMLElement, shown: number): void {
  sectionsOf(box).forEach((section, i) => {
    const [from, to] =
      i === shown ? ['anchor-of-hidden', 'anchor'] : ['anchor', 'anchor-of-hidden'];
    if (i === shown) section.removeAttribute('hidden');
    else section.setAttribute('hidden', 'until-found');
    for (const heading of section.querySelectorAll(`.${from}`)) heading.classList.replace(from, to);
  });
  box.dataset.ready = '';
}

/** Puts the focus on the first heading of a part, without scrolling. */
function focusPart(id: string): void {
  const heading = document.getElementById(id);
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({preventScroll: true});
}

interface ShownPart {
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
function useShownPart(
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

export interface PartFacts {
  /** The id of its first heading. */
  readonly id: string;
  readonly title: string;
  readonly minutes: number;
}

/** Parts are counted from 0. */
export interface Parts {
  /** The part that is shown. */
  readonly current: number;
  /** The part at which the user stopped, if it is another one. */
  readonly resume: number | undefined;
  readonly isRead: (part: number) => boolean;
  /** True if the browser stores anything about this page. */
  readonly isStored: boolean;
  /** Remembers that a control opens another part; `isDone` marks the current one as read. */
  readonly leave: (next: number, isDone: boolean) => void;
  /** Marks the current part as read or unread. */
  readonly mark: (isDone: boolean) => void;
  /** Forgets this page. */
  readonly forget: () => void;
}

/**
 * The part that is shown and the parts that are read.
 *
 * @param box the element around the sections
 */
export function useParts(
  box: RefObject<HTMLDivElement | null>,
  parts: readonly PartFacts[],
): Parts {
  // A control puts the focus on the heading of the part that it opens; other links leave it where it is.
  const wanted = useRef<string>(undefined);
  const takeWanted = useCallback(() => {
    const {current: id} = wanted;
    wanted.current = undefined;
    return id;
  }, []);
  const shown = useShownPart(box, takeWanted);
  const {part: current, isMove} = shown;
  const {reading, keep, forget} = useReading();
  const idOf = (part: number): string => parts[part]?.id ?? '';

  const {at, read} = reading;
  const stopped = parts.findIndex(({id}) => id === at);
  const others = read.filter((id) => id !== idOf(current));
  const withCurrent = [...others, idOf(current)];

  // A part that the contents or a link opens is where the user is; an address alone replaces nothing that is stored.
  const handled = useRef<ShownPart>(undefined);
  useEffect(() => {
    if (handled.current === shown) return;
    handled.current = shown;
    const isNew = isMove || (current > 0 && at === '');
    if (isNew && at !== idOf(current)) keep({at: idOf(current), read});
  });
  const isRead = (part: number): boolean => read.includes(idOf(part));
  const isElsewhere = stopped >= 0 && stopped !== current;

  return {
    current,
    resume: isElsewhere && !parts.every((_, i) => isRead(i)) ? stopped : undefined,
    isRead,
    isStored: at !== '' || read.length > 0,
    leave: (next, isDone) => {
      wanted.current = idOf(next);
      keep({at: idOf(next), read: isDone ? withCurrent : read});
    },
    mark: (isDone) => keep({at: idOf(current), read: isDone ? withCurrent : others}),
    forget,
  };
}
