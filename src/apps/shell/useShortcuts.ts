import {useEffect, type RefObject} from 'react';
import {useStable} from '@site/src/hooks/useStable';

/** By name, as `mod+z`, `mod+shift+z` or `?`; `mod` is Ctrl, or Cmd on a Mac. */
export type Shortcuts = Readonly<Record<string, () => void>>;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('textarea, input:is([type="text"], [type="search"], [type="url"]), select'));

export function nameOfKeys({ctrlKey, metaKey, shiftKey, altKey, key}: KeyboardEvent): string {
  const mod = ctrlKey || metaKey;
  const modifiers = [...(mod ? ['mod'] : []), ...(altKey ? ['alt'] : [])];
  // Where no other modifier is held, Shift is only the way to a character such as `?`.
  if (mod && shiftKey) modifiers.push('shift');
  return [...modifiers, key.toLowerCase()].join('+');
}

/** Keys that work while the focus is inside an element, and no text is being typed. */
export function useShortcuts(element: RefObject<HTMLElement | null>, shortcuts: Shortcuts): void {
  const press = useStable((event: KeyboardEvent) => {
    const name = nameOfKeys(event);
    if (isTyping(event.target) || !Object.hasOwn(shortcuts, name)) return;
    event.preventDefault();
    shortcuts[name]?.();
  });
  useEffect(() => {
    const {current} = element;
    current?.addEventListener('keydown', press);
    return () => current?.removeEventListener('keydown', press);
  }, [element, press]);
}
