import {useRef, type ReactNode, type RefObject, useLayoutEffect} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import {RichText, RichTexts} from '@site/src/components/RichText';
import {useFullUrl} from '@site/src/hooks/useFullUrl';
import {useScrollStop} from '@site/src/hooks/useScrollStop';
import {QrCode} from '@site/src/kit/app/QrCode';
import type {Slide} from './deck';
import styles from './styles.module.css';
import {TaskContent} from './TaskContent';

/** Sizes of the text that are tried, as fractions of the usual one. */
const scales = Array.from({length: 26}, (_, i) => (50 - i) / 50);

const scrollsSideways = (element: Element): boolean =>
  /auto|scroll/.test(getComputedStyle(element).overflowX);

/** Sets the largest scale at which all of the box can be seen; the smallest one if there is none. */
function fit(box: HTMLElement): void {
  const scrollers = [box, ...Array.from(box.querySelectorAll('*')).filter(scrollsSideways)];
  for (const scale of scales) {
    box.style.setProperty('--fit', String(scale));
    const isCut = scrollers.some(({scrollWidth, clientWidth}) => scrollWidth > clientWidth);
    if (!isCut && box.scrollHeight <= box.clientHeight) return;
  }
}

/** Shrinks the text of a slide until all of it can be seen, because a class cannot scroll a projector. */
function useFit(ref: RefObject<HTMLElement | null>, isOnPaper: boolean): void {
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box || isOnPaper) return undefined;
    fit(box);
    let frame = 0;
    // In the next frame, because a box that resizes itself while it is measured is an error.
    const sizes = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => fit(box));
    });
    for (const part of [box, ...Array.from(box.children)]) sizes.observe(part);
    const content = new MutationObserver(() => fit(box));
    content.observe(box, {childList: true, subtree: true});
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      content.disconnect();
    };
  }, [ref, isOnPaper]);
}

function AppContent({to}: {readonly to: string}): ReactNode {
  // The slides are drawn in the browser only: the server of a school has its own address.
  const address = useFullUrl()(to);
  return (
    <div className={clsx(styles.task, styles.withMaterial)}>
      <p>
        Open this link on your screens:
        <br />
        <Link to={to} className={styles.address}>
          {address}
        </Link>
      </p>
      <div className={styles.code}>
        <QrCode text={address} name="QR code of the link to the app" />
      </div>
    </div>
  );
}

function TitleContent({id}: {readonly id: string}): ReactNode {
  const pictures = useBaseUrl('/thumbnails/lessons.svg');
  return (
    <svg viewBox="0 0 288 150" className={styles.picture} aria-hidden>
      <use href={`${pictures}#${id}`} />
    </svg>
  );
}

interface ContentProps {
  readonly slide: Slide;
  readonly isOnPaper: boolean;
}

function Content({slide, isOnPaper}: ContentProps): ReactNode {
  switch (slide.kind) {
    case 'title':
      return <TitleContent id={slide.id} />;
    case 'texts':
      return <RichTexts texts={slide.texts} />;
    case 'statement':
      return (
        <p className={styles.statement}>
          <RichText text={slide.text} />
        </p>
      );
    case 'task':
      return (
        <TaskContent task={slide.task} instruction={slide.instruction} isOnPaper={isOnPaper} />
      );
    case 'step':
      return (
        <p className={styles.statement}>
          <RichText text={slide.instruction} />
        </p>
      );
    case 'claims':
      return <RichTexts texts={slide.claims.map((claim) => `“${claim}”`)} />;
    case 'misconception':
      return (
        <p>
          <RichText text={slide.misconception.answer} />
        </p>
      );
    default:
      return <AppContent to={slide.to} />;
  }
}

interface Props {
  readonly slide: Slide;
  readonly isOnPaper?: boolean;
  readonly hasNotes: boolean;
  readonly headingRef?: RefObject<HTMLHeadingElement | null>;
}

/** A slide: its heading, its content, and below them the notes for the teacher. */
export function SlideView({slide, isOnPaper = false, hasNotes, headingRef}: Props): ReactNode {
  const {kind, heading, label, notes} = slide;
  const box = useRef<HTMLDivElement>(null);
  useFit(box, isOnPaper);
  return (
    <section className={styles.slide} data-kind={kind}>
      <div ref={box} className={styles.content} {...useScrollStop(box, 'Slide')}>
        {label !== undefined && <p className={styles.label}>{label}</p>}
        <h2 ref={headingRef} tabIndex={-1} className={styles.heading}>
          <RichText text={heading} />
        </h2>
        <Content slide={slide} isOnPaper={isOnPaper} />
      </div>
      {hasNotes && notes !== undefined && (
        <aside className={styles.notes} aria-label="Notes for the teacher">
          <RichText text={notes} />
        </aside>
      )}
    </section>
  );
}
