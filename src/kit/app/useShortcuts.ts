import {useEffect, type RefObject} from 'react';
import {useStable} from '@site/src/hooks/useStable';
import {areSingleKeysOn, isSingleKey} from './singleKeys';

/** A key of an app, for its help as well. */
export interface Shortcut<View> {
  /** Alternatives, each such as `N` or `Ctrl+Shift+Z`; Ctrl is Cmd on a Mac. */
  readonly keys: readonly string[];
  /** The line of the help about it. */
  readonly label: string;
  /** undefined if the control that has the focus handles the key itself. */
  readonly run?: (view: View) => void;
}

export const undoShortcut = {keys: ['Ctrl+Z'], label: 'Undo'} as const;
export const redoShortcut = {keys: ['Ctrl+Shift+Z', 'Ctrl+Y'], label: 'Redo'} as const;
export const shareShortcut = {keys: ['S'], label: 'Share'} as const;
export const helpShortcut = {keys: ['?'], label: 'Keyboard shortcuts'} as const;

/** In the help of every app, after its own. */
export const commonShortcuts: readonly Shortcut<unknown>[] = [
  undoShortcut,
  redoShortcut,
  helpShortcut,
  {keys: ['Esc'], label: 'Close the open dialog or list'},
];

/** By name, as `mod+z`, `mod+shift+z` or `?`; `mod` is Ctrl, or Cmd on a Mac. */
export type KeyBindings = Readonly<Record<string, () => void>>;

/** Bindings of the shortcuts that an app handles itself. */
export const bindingsOf = <View>(shortcuts: readonly Shortcut<View>[], view: View): KeyBindings =>
  Object.fromEntries(
    shortcuts.flatMap(({keys, run}) =>
      run
        ? keys.map((name) => [name.toLowerCase().replace('ctrl', 'mod'), () => run(view)] as const)
        : [],
    ),
  );

const textTypes: readonly string[] = [
  'text',
  'search',
  'url',
  'number',
  'email',
  'tel',
  'password',
];

const isTextField = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement
    ? textTypes.includes(target.type)
    : target instanceof HTMLTextAreaElement ||
      (target instanceof HTMLElement && target.isContentEditable);

const isTyping = (target: EventTarget | null): boolean =>
  isTextField(target) || target instanceof HTMLSelectElement;

export function nameOfKeys({ctrlKey, metaKey, shiftKey, altKey, key}: KeyboardEvent): string {
  const mod = ctrlKey || metaKey;
  const modifiers = [...(mod ? ['mod'] : []), ...(altKey ? ['alt'] : [])];
  // Where no other modifier is held, Shift is only the way to a character such as `?`.
  if (mod && shiftKey) modifiers.push('shift');
  return [...modifiers, key.toLowerCase()].join('+');
}

function run(bindings: KeyBindings, event: KeyboardEvent): void {
  if (isSingleKey(event) && !areSingleKeysOn()) return;
  const name = nameOfKeys(event);
  if (!Object.hasOwn(bindings, name)) return;
  event.preventDefault();
  bindings[name]?.();
}

const appOf = (element: HTMLElement | null): HTMLElement | null =>
  element?.closest<HTMLElement>('[data-app]') ?? element;

/** On the page of an app, keys are for the app also if nothing has the focus, as after a drag with the mouse. */
const isAlone = (): boolean => document.querySelector('[data-app-bar]') !== null;

function useBindings(
  element: RefObject<HTMLElement | null>,
  bindings: KeyBindings,
  isWholeApp: boolean,
): void {
  const press = useStable((event: KeyboardEvent) => {
    if (!event.defaultPrevented && !isTyping(event.target)) run(bindings, event);
  });
  useEffect(() => {
    const target = isWholeApp ? appOf(element.current) : element.current;
    const pressOutside = (event: KeyboardEvent): void => {
      if (isWholeApp && event.target === document.body && isAlone()) press(event);
    };
    target?.addEventListener('keydown', press);
    document.addEventListener('keydown', pressOutside);
    return () => {
      target?.removeEventListener('keydown', press);
      document.removeEventListener('keydown', pressOutside);
    };
  }, [element, isWholeApp, press]);
}

/** Keys that work while the focus is inside an element, and no text is being typed. */
export const useShortcuts = (element: RefObject<HTMLElement | null>, bindings: KeyBindings): void =>
  useBindings(element, bindings, false);

/**
 * Keys that work while the focus is inside the app of an element, or nowhere on the page of the app, and no
 * text is being typed.
 *
 * @param element any element of the app within its frame
 */
export const useAppShortcuts = (
  element: RefObject<HTMLElement | null>,
  bindings: KeyBindings,
): void => useBindings(element, bindings, true);

/** The frame of the app that was pointed at or had the focus last. */
let lastUsed: Element | null = null;

/** The frame of the app that has the focus, or was used last; null without one. */
export const appInUse = (): Element | null =>
  document.activeElement?.closest('[data-app]') ?? lastUsed;

function rememberUse({target}: Event): void {
  const frame = target instanceof Element ? target.closest('[data-app]') : null;
  if (frame) lastUsed = frame;
}

/**
 * The keys of undo and redo. They go to the app that was used last, wherever the focus is: after a drag with
 * the mouse nothing has it. In a text field they belong to the text.
 *
 * @param app any element of the app within its frame
 */
export function useUndoKeys(
  app: RefObject<HTMLElement | null>,
  undo: () => void,
  redo: () => void,
): void {
  const press = useStable((event: KeyboardEvent) => {
    if (event.defaultPrevented || isTextField(event.target)) return;
    if (lastUsed === null || !lastUsed.contains(app.current)) return;
    // What lies behind an open dialog must not change unseen.
    if (document.querySelector('dialog[open]')) return;
    run({'mod+z': undo, 'mod+shift+z': redo, 'mod+y': redo}, event);
  });
  useEffect(() => {
    // Never taken away: an app that makes room for a loading bar is still the one that was used last.
    document.addEventListener('pointerdown', rememberUse, true);
    document.addEventListener('focusin', rememberUse, true);
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [press]);
}
