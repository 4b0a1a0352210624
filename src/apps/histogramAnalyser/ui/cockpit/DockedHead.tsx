import {useEffect, useRef, useState, type ReactNode} from 'react';
import {Menu} from 'lucide-react';
import styles from './DockedHead.module.css';

const sidebar = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('.theme-doc-sidebar-container');

/** The navigation of the site behind a button, and the title of the page: both make room for the guide. */
export function DockedHead(): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [title] = useState(() => document.querySelector('article h1')?.textContent);
  useEffect(() => {
    if (!isOpen) return undefined;
    const {dataset} = document.documentElement;
    dataset.contents = '';
    const current = sidebar()?.querySelector<HTMLElement>('[aria-current="page"]');
    (current ?? sidebar()?.querySelector('a'))?.focus({preventScroll: true});
    const close = (event: Event): void => {
      if (event instanceof KeyboardEvent && event.key !== 'Escape') return;
      const {target} = event;
      const isInside = target instanceof Node && sidebar()?.contains(target);
      if (!(event instanceof KeyboardEvent) && isInside) return;
      if (event instanceof KeyboardEvent) button.current?.focus({preventScroll: true});
      setIsOpen(false);
    };
    document.addEventListener('keydown', close);
    document.addEventListener('pointerdown', close);
    document.addEventListener('focusin', close);
    return () => {
      delete dataset.contents;
      document.removeEventListener('keydown', close);
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('focusin', close);
    };
  }, [isOpen]);
  if (!sidebar()) return null;
  return (
    <div className={styles.head}>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        onPointerDown={(event) => event.stopPropagation()}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Menu size={16} aria-hidden /> Contents
      </button>
      <span>{title}</span>
    </div>
  );
}
