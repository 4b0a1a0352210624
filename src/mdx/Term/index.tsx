import {
  useEffect,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
  useLayoutEffect,
  type RefObject,
} from 'react';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {anchorOf, glossaryPage} from '@site/src/data/glossary/place';
import styles from './styles.module.css';
import {tipPosition} from './tipPosition';

/** The id of the definition of a term at the end of a page. */
const noteIdOf = (term: string): string => `note-${term}`;

/**
 * The definitions of the terms that a page marks, at its end: on paper they can be read, and on the
 * screen readers of the marks are told them.
 */
export function TermNotes({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <div className={styles.notes} data-search="skip">
      <p className={styles.heading}>Terms on this page</p>
      <dl>{children}</dl>
    </div>
  );
}

interface NoteProps {
  readonly of: string;
  readonly term: string;
  readonly text: string;
}

export function TermNote({of, term, text}: NoteProps): ReactNode {
  return (
    <div>
      <dt>{term}</dt>
      <dd id={noteIdOf(of)}>{text}</dd>
    </div>
  );
}

/** In ms: a pointer that passes by opens nothing, and one that crosses a gap closes nothing. */
const openingDelay = 120;
const closingDelay = 250;

/** Closes what is shown now: one definition is shown at a time. */
let closeShown: (() => void) | undefined;

/**
 * Shows something beside a word while the pointer or the keyboard's focus is on either, and from tap
 * to tap. Escape closes it.
 *
 * @param area holds the word, a link, and what is shown
 * @param onChange is told whether to show it
 * @returns takes it back
 */
function attach(area: HTMLElement, onChange: (isShown: boolean) => void): () => void {
  const controller = new AbortController();
  const {signal} = controller;
  let timer = 0;
  let isShown = false;
  let pointer = '';

  function set(next: boolean): void {
    window.clearTimeout(timer);
    if (next === isShown) return;
    if (next) closeShown?.();
    isShown = next;
    closeShown = next ? close : undefined;
    onChange(next);
  }
  function close(): void {
    set(false);
  }
  function later(next: boolean, delay: number): void {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => set(next), delay);
  }
  const hasFocus = (): boolean => area.querySelector(':focus-visible') !== null;
  const isInside = (target: EventTarget | null): boolean => area.contains(target as Node | null);

  function on<K extends keyof HTMLElementEventMap>(
    target: EventTarget | null,
    type: K,
    handle: (event: HTMLElementEventMap[K]) => void,
  ): void {
    target?.addEventListener(type, handle as EventListener, {signal});
  }

  on(area, 'pointerenter', ({pointerType}) => {
    if (pointerType !== 'touch') later(true, openingDelay);
  });
  on(area, 'pointerleave', ({pointerType}) => {
    if (pointerType !== 'touch') later(hasFocus(), closingDelay);
  });
  on(area, 'focusin', () => hasFocus() && set(true));
  // A press on plain text takes the focus to nowhere: whether it was outside is told by the press.
  on(area, 'focusout', ({relatedTarget}) => relatedTarget && !isInside(relatedTarget) && close());
  on(area, 'pointerdown', ({pointerType}) => (pointer = pointerType));
  on(area.firstElementChild, 'click', (event) => {
    if (pointer !== 'touch') return;
    event.preventDefault();
    set(!isShown);
  });
  on(document, 'pointerdown', ({target}) => !isInside(target) && close());
  on(document, 'keydown', ({key}) => key === 'Escape' && close());

  return () => {
    close();
    controller.abort();
  };
}

interface TipProps {
  readonly word: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

/** A definition beside its word, above everything else, and scrolling with the page. */
function Tip({word, children}: TipProps): ReactNode {
  const tip = useRef<HTMLSpanElement>(null);

  useLayoutEffect(() => {
    const element = tip.current;
    const [first, ...rest] = Array.from(word.current?.getClientRects() ?? []);
    if (!element || !first) return;
    element.showPopover();
    const {clientWidth: width, clientHeight: height} = document.documentElement;
    const size = element.getBoundingClientRect();
    const {left, top} = tipPosition([first, ...rest], size, {width, height});
    element.style.left = `${left + window.scrollX}px`;
    element.style.top = `${top + window.scrollY}px`;
  }, [word]);

  return (
    <span ref={tip} popover="manual" className={styles.tip}>
      {children}
    </span>
  );
}

interface Props {
  /** Id in the glossary. */
  readonly of: string;
  /** Filled in by the build. */
  readonly definition?: string;
  readonly children: ReactNode;
}

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/**
 * A term of the glossary: a link to its entry that shows the definition beforehand. The router's own
 * link would load the page of the whole glossary as soon as a term is in view.
 */
export function Term({of, definition, children}: Props): ReactNode {
  const area = useRef<HTMLSpanElement>(null);
  const word = useRef<HTMLAnchorElement>(null);
  const [isShown, setIsShown] = useState(false);
  const history = useHistory();
  const href = useBaseUrl(`${glossaryPage}#${anchorOf(of)}`);
  useBrokenLinks().collectLink(href);

  useEffect(
    () =>
      area.current && 'popover' in HTMLElement.prototype
        ? attach(area.current, setIsShown)
        : undefined,
    [],
  );

  function follow(event: MouseEvent): void {
    if (event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    history.push(href);
  }

  return (
    <span ref={area}>
      <a
        ref={word}
        href={href}
        className={styles.word}
        aria-describedby={noteIdOf(of)}
        onClick={follow}
      >
        {children}
      </a>
      {isShown && (
        <Tip word={word}>
          {definition}{' '}
          <a href={href} className={styles.more} onClick={follow}>
            In the glossary
          </a>
        </Tip>
      )}
    </span>
  );
}
