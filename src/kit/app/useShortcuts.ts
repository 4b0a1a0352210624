import {useEffect, type RefObject} from 'react';
import {useStable} from '@site/src/hooks/useStable';

/** By name, as `mod+z`, `mod+shift+z` or `?`; `mod` is Ctrl, or Cmd on a Mac. */
export type Shortcuts = Readonly<Record<string, () => void>>;

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

function run(shortcuts: Shortcuts, event: KeyboardEvent): void {
  const name = nameOfKeys(event);
  if (!Object.hasOwn(shortcuts, name)) return;
  event.preventDefault();
  shortcuts[name]?.();
}

/** Keys that work while the focus is inside an element, and no text is being typed. */
export function useShortcuts(element: RefObject<HTMLElement | null>, shortcuts: Shortcuts): void {
  const press = useStable((event: KeyboardEvent) => {
    if (!isTyping(event.target)) run(shortcuts, event);
  });
  useEffect(() => {
    const {current} = element;
    current?.addEventListener('keydown', press);
    return () => current?.removeEventListener('keydown', press);
  }, [element, press]);
}

/** The frame of the app that was pointed at or had the focus last. */
let lastUsed: Element | null = null;

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
