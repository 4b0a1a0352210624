import {memo, useId, useRef, type ReactNode, useEffect, useState, type RefObject} from 'react';
import type {Merit} from '../../model/landscape/landscape';
import type {Plot} from '../../model/view';
import {LazyOverlay} from '../landscape/LazyOverlay';
import {Brush} from './Brush';
import styles from './compact.module.css';
import type {PlotStyle} from './drawing/drawing';
import {PlotHead} from './PlotHead';
import {DrawnPlot} from './plotSvg';
import {RangeSliders} from './RangeFields';
import {useBox} from './useBox';
import {useCut, type OnCut} from './useCut';
import {useFittedDrawing} from './useFittedDrawing';
import {useReach} from './useReach';

/** True while a field or slider inside an element has the visible focus. */
function useInputFocus(element: RefObject<HTMLElement | null>): boolean {
  const [hasFocus, setHasFocus] = useState(false);
  useEffect(() => {
    const {current} = element;
    if (!current) return undefined;
    const enter = ({target}: FocusEvent): void =>
      setHasFocus(target instanceof HTMLElement && target.matches('input:focus-visible'));
    const leave = (): void => setHasFocus(false);
    current.addEventListener('focusin', enter);
    current.addEventListener('focusout', leave);
    return () => {
      current.removeEventListener('focusin', enter);
      current.removeEventListener('focusout', leave);
    };
  }, [element]);
  return hasFocus;
}

interface Props extends Omit<PlotStyle, 'isCompact'> {
  readonly plot: Plot;
  /** Among the plots, from 1: the key that goes to it. */
  readonly place: number;
  readonly headingLevel: 2 | 3 | 4;
  /** Null clears the cut; while `isMoving` more will follow. */
  readonly onCut: OnCut;
  readonly onReach: () => void;
  readonly onBin?: ((bin: number) => void) | undefined;
  readonly isMarked?: boolean;
  readonly onEnlarge: () => void;
  /** The figure of merit of the landscape; undefined without one. */
  readonly merit?: Merit | undefined;
}

function Panel(props: Props): ReactNode {
  const {plot, place, headingLevel, draw, signalFactor, dataLabel} = props;
  const {onCut, onReach, onBin, isMarked, onEnlarge, merit} = props;
  const {histogram, edges} = plot;
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const control = useCut(plot.cut, onCut);
  const drawing = useFittedDrawing(plot, {...props, isCompact: true}, control, useBox(box));
  const {main} = drawing.layout;
  const hasFocus = useInputFocus(panel);
  useReach(panel, onReach);
  const focusFirst = (): void =>
    panel.current?.querySelector<HTMLElement>('[data-first]')?.focus({preventScroll: true});
  const clear = (): void => {
    control.set(null);
    focusFirst();
  };
  const parts = {histogram, edges, control};
  return (
    <div
      ref={panel}
      role="group"
      aria-labelledby={`${id}-title`}
      className={styles.panel}
      data-cut={control.cut !== undefined || undefined}
    >
      <PlotHead
        {...parts}
        id={`${id}-title`}
        place={place}
        headingLevel={headingLevel}
        width={drawing.layout.width}
        onClear={clear}
        onEnter={focusFirst}
        onEnlarge={onEnlarge}
      />
      <div ref={box} className={styles.place}>
        <DrawnPlot
          {...{plot, drawing, draw, signalFactor, dataLabel}}
          cut={control.cut}
          id={`${id}-plot`}
        />
        {merit && !histogram.categories && (hasFocus || control.isMoving) && (
          <LazyOverlay {...{plot, merit}} layout={drawing.layout} cut={control.cut} />
        )}
        <Brush {...parts} {...{drawing, onBin, isMarked}} />
        {!histogram.categories && (
          <div className={styles.ends} style={{top: (main.top + main.bottom) / 2}}>
            <RangeSliders {...parts} layout={drawing.layout} />
          </div>
        )}
      </div>
    </div>
  );
}

/** A histogram among others: a head of one line, in which fields take the place of the cut, and the plot. */
export const CompactPanel = memo(Panel);
