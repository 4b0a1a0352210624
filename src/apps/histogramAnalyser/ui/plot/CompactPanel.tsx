import {memo, useId, useRef, type ReactNode, useEffect, useState, type RefObject} from 'react';
import {X} from 'lucide-react';
import {Quantity} from '@site/src/plot/symbol';
import {describeCutShortly} from '../../model/cuts/formatCut';
import type {HistogramDescription} from '../../model/description';
import type {Merit} from '../../model/landscape/landscape';
import type {Plot} from '../../model/view';
import {LazyOverlay} from '../landscape/LazyOverlay';
import {Brush} from './Brush';
import {CategoryFields} from './CategoryFields';
import styles from './compact.module.css';
import type {PlotStyle} from './drawing/drawing';
import {nameBesideFields} from './labels/headLabels';
import {LongName} from './labels/LongName';
import {DrawnPlot} from './plotSvg';
import {RangeNumbers} from './RangeNumbers';
import {RangeSliders} from './RangeSliders';
import {useBox} from './useBox';
import {useCut, type OnCut, type CutControl} from './useCut';
import {useFittedDrawing} from './useFittedDrawing';
import {useReach} from './useReach';

interface PlotHeadProps {
  readonly histogram: HistogramDescription;
  readonly edges: readonly number[];
  readonly control: CutControl;
  /** The id of the title. */
  readonly id: string;
  readonly place: number;
  readonly headingLevel: 2 | 3 | 4;
  /** The width of the panel, in pixels. */
  readonly width: number;
  readonly onClear: () => void;
  readonly onEnter: () => void;
  readonly onEnlarge: () => void;
}

/** Number, name and cut of a plot in one line. On hover or focus, fields replace the cut. */
function PlotHead(props: PlotHeadProps): ReactNode {
  const {histogram, edges, control, id, place, headingLevel, width} = props;
  const {onClear, onEnter, onEnlarge} = props;
  const {title, unit, categories} = histogram;
  const {cut} = control;
  const Title = `h${headingLevel}` as const;
  const chip = cut && describeCutShortly(histogram, cut);
  return (
    <div className={styles.head}>
      <button
        type="button"
        className={styles.number}
        aria-label={`${place}, enlarge: ${title}`}
        aria-haspopup="dialog"
        title={`Enlarge: ${title} (key ${place})`}
        onClick={onEnlarge}
      >
        {place}
      </button>
      <Title id={id} className={styles.title}>
        <span className="visually-hidden">{title}</span>
        <span className={styles.long} aria-hidden>
          <LongName {...{histogram, chip, width}} />
        </span>
        <span className={styles.short} aria-hidden>
          <span>
            <Quantity label={nameBesideFields(histogram, chip, width)} unit={unit} />
          </span>
        </span>
      </Title>
      <div className={styles.cut}>
        {chip && (
          <span className={styles.chip} aria-hidden>
            {chip}
          </span>
        )}
        <div className={styles.fields}>
          {categories ? (
            <CategoryFields histogram={histogram} control={control} />
          ) : (
            <RangeNumbers {...{histogram, edges, control, onEnter}} />
          )}
        </div>
        {chip && (
          <button
            type="button"
            className={styles.clear}
            aria-label={`Clear the cut: ${title}`}
            title="Clear the cut (Backspace)"
            onClick={onClear}
          >
            <X size={13} aria-hidden />
          </button>
        )}
      </div>
    </div>
  );
}

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
