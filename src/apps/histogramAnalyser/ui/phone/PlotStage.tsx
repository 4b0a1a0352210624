import {useRef, type PointerEvent, type ReactNode} from 'react';
import {Maximize2} from 'lucide-react';
import {ChoiceRow} from '@site/src/components/ChoiceRow';
import {Quantity} from '@site/src/plot/symbol';
import type {Plot} from '../../model/view';
import type {Analyser} from '../analyser';
import {LazyOverlay} from '../landscape/LazyOverlay';
import {useMerit} from '../landscape/merit';
import {Brush} from '../plot/Brush';
import type {PlotStyle} from '../plot/drawing/drawing';
import {DrawnPlot} from '../plot/plotSvg';
import {useBox} from '../plot/useBox';
import type {CutControl} from '../plot/useCut';
import {useFittedDrawing} from '../plot/useFittedDrawing';
import {Legend} from '../view/Legend';
import styles from './PlotStage.module.css';

/** Minimum length in pixels and maximum slope of a swipe across the head. */
const swipe = {min: 48, slope: 0.5};

interface Props {
  /** Prefix of ids in the page. */
  readonly id: string;
  readonly analyser: Analyser;
  readonly looks: PlotStyle;
  readonly plot: Plot;
  readonly control: CutControl;
  /** Number of the plot, from 1. */
  readonly place: number;
  readonly headingLevel: 2 | 3;
  readonly onBin: ((bin: number) => void) | undefined;
  readonly onEnlarge: () => void;
  /** Goes to the next plot, or to the previous one. */
  readonly onStep: (by: 1 | -1) => void;
}

/** The plot that is shown, with its name, the scale and the colours above it. */
export function PlotStage(props: Props): ReactNode {
  const {id, analyser, looks, plot, control, place, headingLevel} = props;
  const {onBin, onEnlarge, onStep} = props;
  const {histogram, edges} = plot;
  const {dimension, title, label, unit} = histogram;
  const Title = `h${headingLevel}` as const;
  const box = useRef<HTMLDivElement>(null);
  const began = useRef<{readonly x: number; readonly y: number}>(undefined);
  const merit = useMerit(analyser);
  const drawing = useFittedDrawing(
    plot,
    {...looks, isCompact: true, shortLabel: ''},
    control,
    useBox(box),
  );
  const down = ({clientX, clientY}: PointerEvent): void => {
    began.current = {x: clientX, y: clientY};
  };
  const up = ({clientX, clientY, pointerType}: PointerEvent): void => {
    const start = began.current;
    began.current = undefined;
    if (!start || pointerType === 'mouse') return;
    const by = clientX - start.x;
    const isFlat = Math.abs(clientY - start.y) < swipe.slope * Math.abs(by);
    if (isFlat && Math.abs(by) >= swipe.min) onStep(by < 0 ? 1 : -1);
  };
  return (
    <div
      role="tabpanel"
      id={`${id}-plot`}
      aria-label={title}
      className={styles.stage}
      data-cut={control.cut !== undefined || undefined}
    >
      <div className={styles.head} onPointerDown={down} onPointerUp={up}>
        <Title className={styles.title}>
          <b>{title}</b>
          {(label !== title || unit !== '') && (
            <span aria-hidden>
              <Quantity label={label} unit={unit} />
            </span>
          )}
        </Title>
        <div className={styles.scale} data-setting="axis">
          <ChoiceRow
            label="Scale"
            value={looks.axis}
            options={[
              {value: 'log', label: 'log'},
              {value: 'linear', label: 'lin'},
            ]}
            onChange={(value) =>
              analyser.dispatch({type: 'do', action: {type: 'option', name: 'axis', value}})
            }
          />
        </div>
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={`${place}, enlarge: ${title}`}
          title="Enlarge, with table, sound, events and files"
          onClick={onEnlarge}
        >
          <Maximize2 size={18} aria-hidden />
        </button>
      </div>
      <div className={styles.colours}>
        <Legend analyser={analyser} />
        <p>{looks.label}</p>
        {drawing.ghost && <p className={styles.ghost}>before the last cut</p>}
      </div>
      <div ref={box} className={styles.plot}>
        <DrawnPlot
          {...{plot, drawing}}
          draw={looks.draw}
          signalFactor={looks.signalFactor}
          dataLabel={looks.dataLabel}
          cut={control.cut}
          id={`${id}-drawing`}
        />
        {merit && !histogram.categories && control.isMoving && (
          <LazyOverlay {...{plot, merit}} layout={drawing.layout} cut={control.cut} />
        )}
        <Brush
          key={dimension}
          {...{histogram, edges, drawing, control, onBin}}
          isMarked={analyser.guide?.marked === dimension}
        />
      </div>
    </div>
  );
}
