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
import {attach} from './attach';
import {noteIdOf} from './noteId';
import styles from './styles.module.css';
import {tipPosition} from './tipPosition';

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

export {TermNote, TermNotes} from './TermNotes';

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
