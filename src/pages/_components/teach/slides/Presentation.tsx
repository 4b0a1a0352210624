import {
  useEffect,
  useRef,
  useState,
  type ReactNode,
  type TouchEvent,
  type ComponentProps,
  type RefObject,
} from 'react';
import {ChevronLeft, ChevronRight, Maximize, Printer, StickyNote, X} from 'lucide-react';
import {OnPaper} from '@site/src/components/PrintAlone/OnPaper';
import type {Lesson} from '@site/src/data/lessons';
import {deckOf} from './deck';
import {SlideView} from './SlideView';
import styles from './styles.module.css';
import {useSlideKeys, type Turn} from './useSlideKeys';

interface ControlsProps {
  readonly page: number;
  readonly count: number;
  readonly turn: Turn;
  readonly hasNotes: boolean;
  readonly onNotes: () => void;
  readonly onClose: () => void;
  readonly dialog: RefObject<HTMLDialogElement | null>;
}

interface ControlProps extends Omit<ComponentProps<'button'>, 'type' | 'className'> {
  readonly label: string;
  readonly icon: ReactNode;
}

/** A button of the bar: its label is shown where there is space, and is read out everywhere. */
const Control = ({label, icon, ...rest}: ControlProps): ReactNode => (
  <button type="button" className={styles.control} title={label} {...rest}>
    {icon}
    <span>{label}</span>
  </button>
);

/** Shows the dialog without the window of the browser around it, or with it again. */
async function toggleFullScreen(dialog: HTMLDialogElement | null): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen();
  else await dialog?.requestFullscreen();
}

/** The bar below the slides. */
function Controls(props: ControlsProps): ReactNode {
  const {page, count, turn, hasNotes, onNotes, onClose, dialog} = props;
  return (
    <div className={styles.controls} data-slide-controls>
      <Control
        label="Previous"
        icon={<ChevronLeft aria-hidden />}
        aria-disabled={page === 1}
        onClick={() => turn(page - 1)}
      />
      <span className={styles.place} aria-hidden>
        {page} / {count}
      </span>
      <Control
        label="Next"
        icon={<ChevronRight aria-hidden />}
        aria-disabled={page === count}
        onClick={() => turn(page + 1)}
      />
      <span className={styles.space} />
      <Control
        label="Notes"
        icon={<StickyNote aria-hidden />}
        aria-pressed={hasNotes}
        onClick={onNotes}
      />
      <Control label="Print" icon={<Printer aria-hidden />} onClick={() => window.print()} />
      <Control
        label="Full screen"
        icon={<Maximize aria-hidden />}
        onClick={() => void toggleFullScreen(dialog.current).catch(() => undefined)}
      />
      <Control label="Close" icon={<X aria-hidden />} onClick={onClose} />
    </div>
  );
}

/** Pixels that a finger moves sideways, and at most half as many up or down, to turn the slide. */
const shortest = 50;

interface Swipe {
  readonly onTouchStart: (event: TouchEvent) => void;
  readonly onTouchEnd: (event: TouchEvent) => void;
}

/** @param onSwipe gets 1 for a swipe to the left, which shows the next slide, and -1 for one to the right */
function useSwipe(onSwipe: (direction: 1 | -1) => void): Swipe {
  const start = useRef<{x: number; y: number}>(undefined);
  return {
    onTouchStart({touches}) {
      const [only, ...more] = Array.from(touches);
      start.current = only && more.length === 0 ? {x: only.clientX, y: only.clientY} : undefined;
    },
    onTouchEnd({changedTouches}) {
      const [end] = Array.from(changedTouches);
      if (!end || !start.current) return;
      const [across, down] = [end.clientX - start.current.x, end.clientY - start.current.y];
      start.current = undefined;
      if (Math.abs(across) < shortest || Math.abs(down) > Math.abs(across) / 2) return;
      onSwipe(across < 0 ? 1 : -1);
    },
  };
}

interface Props {
  readonly lesson: Lesson;
  /** Number of the slide in the address, from 1; it may be out of range. */
  readonly requestedPage: number;
  readonly turn: Turn;
  readonly onClose: () => void;
}

/** The slides of a lesson over the whole window, and all of them on paper. */
export function Presentation({lesson, requestedPage, turn, onClose}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [hasNotes, setHasNotes] = useState(false);
  const deck = deckOf(lesson);
  const count = deck.length;
  const page = Math.min(requestedPage, count);
  const slide = deck[page - 1];
  const turnTo: Turn = (target) => turn(Math.min(Math.max(target, 1), count));
  useSlideKeys({page, count, turn: turnTo});
  const swipe = useSwipe((direction) => turnTo(page + direction));

  useEffect(() => {
    const opener = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (opener instanceof HTMLElement) opener.focus({preventScroll: true});
    };
  }, []);
  // A button that has just been pressed keeps the focus; what was in the last slide is gone.
  useEffect(() => {
    const isOnButton = document.activeElement?.closest('[data-slide-controls]');
    if (!isOnButton) heading.current?.focus();
  }, [page]);

  if (!slide) return null;
  return (
    <>
      <dialog
        ref={dialog}
        className={styles.presentation}
        aria-label={`Slides: ${lesson.title}`}
        onClose={onClose}
        {...swipe}
      >
        <SlideView key={page} slide={slide} hasNotes={hasNotes} headingRef={heading} />
        <p role="status" className="visually-hidden">
          Slide {page} of {count}: {slide.heading}
        </p>
        <Controls
          page={page}
          count={count}
          turn={turnTo}
          hasNotes={hasNotes}
          onNotes={() => setHasNotes(!hasNotes)}
          onClose={() => dialog.current?.close()}
          dialog={dialog}
        />
      </dialog>
      <OnPaper>
        {deck.map((one, place) => (
          <SlideView key={place} slide={one} hasNotes={hasNotes} isOnPaper />
        ))}
      </OnPaper>
    </>
  );
}
