import {useCallback, useEffect, useRef, type RefObject} from 'react';
import {useReading} from './useReading';
import {useShownPart, type ShownPart} from './useShownPart';

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
