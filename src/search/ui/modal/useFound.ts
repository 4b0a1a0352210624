import {useEffect, useState} from 'react';

/** The first element of the modal that fits the selector, for as long as upstream shows one. */
export function useFound(dialog: HTMLElement, selector: string): HTMLElement | null {
  const [found, setFound] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const find = (): void => setFound(dialog.querySelector<HTMLElement>(selector));
    find();
    const observer = new MutationObserver(find);
    observer.observe(dialog, {subtree: true, childList: true});
    return () => observer.disconnect();
  }, [dialog, selector]);
  return found;
}
