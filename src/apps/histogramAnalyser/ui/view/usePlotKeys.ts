import {useEffect, type RefObject} from 'react';
import {areSingleKeysOn} from '@site/src/kit/app/singleKeys';
import {useAppShortcuts, type KeyBindings} from '@site/src/kit/app/useShortcuts';
import {useStable} from '@site/src/hooks/useStable';
import type {Analyser} from '../analyser';

const focusIn = (place: Element | undefined, selector: string): void => {
  const found = place?.querySelector<HTMLElement>(selector);
  found?.focus({preventScroll: true});
  if (found instanceof HTMLInputElement && found.type === 'number') found.select();
  place?.scrollIntoView({block: 'nearest'});
};

/**
 * The keys of the plots: a digit goes to a plot, and on that plot enlarges it; `<` and `>` go to the numbers
 * of the plot with the focus; Backspace clears its cut, and with Shift all cuts.
 *
 * @param enlarge undefined where plots are not enlarged
 */
export function usePlotKeys(
  list: RefObject<HTMLElement | null>,
  dimensions: readonly string[],
  dispatch: Analyser['dispatch'],
  enlarge: ((dimension: string) => void) | undefined,
): void {
  const places = (): readonly Element[] => Array.from(list.current?.children ?? []);
  const current = (): number =>
    places().findIndex((place) => place.contains(document.activeElement));
  const go = (at: number): void => {
    if (document.querySelector('dialog[open]')) return;
    const dimension = dimensions[at];
    if (dimension !== undefined && enlarge && current() === at) enlarge(dimension);
    else focusIn(places()[at], '[data-first]');
  };
  const toNumber = (end: string): void => focusIn(places()[current()], `[data-end="${end}"]`);
  const digits = dimensions
    .slice(0, 9)
    .map((_, at): [string, () => void] => [String(at + 1), () => go(at)]);
  const bindings: KeyBindings = {
    ...Object.fromEntries(digits),
    '<': () => toNumber('to'),
    '>': () => toNumber('from'),
  };
  useAppShortcuts(list, bindings);

  const erase = useStable((event: KeyboardEvent) => {
    const {key, shiftKey, target} = event;
    if (key !== 'Backspace' && key !== 'Delete') return;
    if (event.ctrlKey || event.altKey || event.metaKey || !areSingleKeysOn()) return;
    if (target instanceof HTMLInputElement && target.type === 'number') return;
    const dimension = dimensions[current()];
    if (dimension === undefined) return;
    event.preventDefault();
    dispatch({type: 'do', action: shiftKey ? {type: 'clearAll'} : {type: 'clear', dimension}});
  });
  useEffect(() => {
    const {current: element} = list;
    element?.addEventListener('keydown', erase);
    return () => element?.removeEventListener('keydown', erase);
  }, [list, erase]);
}
