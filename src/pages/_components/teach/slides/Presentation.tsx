import {useEffect, useRef, useState, type ReactNode} from 'react';
import {OnPaper} from '@site/src/components/PrintAlone/OnPaper';
import type {Lesson} from '@site/src/data/lessons';
import {Controls} from './Controls';
import {deckOf} from './deck';
import {SlideView} from './SlideView';
import styles from './styles.module.css';
import {useSlideKeys, type Turn} from './useSlideKeys';
import {useSwipe} from './useSwipe';

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
