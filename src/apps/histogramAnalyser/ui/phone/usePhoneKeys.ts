import {useEffect, type RefObject} from 'react';
import {areSingleKeysOn} from '@site/src/kit/app/singleKeys';
import {useAppShortcuts, type KeyBindings} from '@site/src/kit/app/useShortcuts';
import {useStable} from '@site/src/hooks/useStable';
import type {Analyser} from '../analyser';

interface PhoneKeyOptions {
  readonly dimensions: readonly string[];
  /** Dimension of the plot that is shown. */
  readonly dimension: string;
  readonly choose: (dimension: string) => void;
  readonly enlarge: (dimension: string) => void;
  readonly dispatch: Analyser['dispatch'];
}

/**
 * Keyboard shortcuts of the cockpit if one plot is shown at a time: a digit shows a plot, and enlarges it if it is
 * shown and has the focus; `<` and `>` go to the numbers of its cut; Backspace clears it, with Shift all cuts.
 */
export function usePhoneKeys(root: RefObject<HTMLElement | null>, given: PhoneKeyOptions): void {
  const {dimensions, dimension, choose, enlarge, dispatch} = given;
  const focusOn = (selector: string): void => {
    const found = root.current?.querySelector<HTMLElement>(selector);
    found?.focus({preventScroll: true});
    if (found instanceof HTMLInputElement && found.type === 'number') found.select();
  };
  const go = (at: number): void => {
    const next = dimensions[at];
    if (next === undefined || document.querySelector('dialog[open]')) return;
    const isHere = next === dimension && (root.current?.contains(document.activeElement) ?? false);
    if (isHere) {
      enlarge(next);
      return;
    }
    choose(next);
    requestAnimationFrame(() => focusOn('[data-first]'));
  };
  const digits = dimensions
    .slice(0, 9)
    .map((_, at): [string, () => void] => [String(at + 1), () => go(at)]);
  const bindings: KeyBindings = {
    ...Object.fromEntries(digits),
    '<': () => focusOn('[data-end="to"]'),
    '>': () => focusOn('[data-end="from"]'),
  };
  useAppShortcuts(root, bindings);

  const erase = useStable((event: KeyboardEvent) => {
    const {key, shiftKey, target} = event;
    if (key !== 'Backspace' && key !== 'Delete') return;
    if (event.ctrlKey || event.altKey || event.metaKey || !areSingleKeysOn()) return;
    if (target instanceof HTMLInputElement && target.type === 'number') return;
    if (target instanceof Element && target.closest('dialog')) return;
    event.preventDefault();
    dispatch({type: 'do', action: shiftKey ? {type: 'clearAll'} : {type: 'clear', dimension}});
  });
  useEffect(() => {
    const {current} = root;
    current?.addEventListener('keydown', erase);
    return () => current?.removeEventListener('keydown', erase);
  }, [root, erase]);
}
