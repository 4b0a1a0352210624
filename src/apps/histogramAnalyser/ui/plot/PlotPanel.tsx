import {memo, useId, useRef, useState, type ReactNode} from 'react';
import {Info} from 'lucide-react';
import {SmallButton} from '@site/src/components/SmallButton';
import {useDrawingSize} from '@site/src/hooks/useDrawingSize';
import {IconButton} from '@site/src/kit/app/IconButton';
import {byVariable} from '@site/src/lib/picture/grounds';
import {FillPattern, UncertaintyPattern} from '@site/src/plot/styles';
import {Quantity} from '@site/src/plot/symbol';
import type {Filter} from '../../model/cuts/filters';
import type {Plot} from '../../model/view';
import {Brush} from './Brush';
import {CategoryFields} from './CategoryFields';
import {sizeFor, type PlotStyle} from './drawing/drawing';
import type {Layout} from './drawing/plotLayout';
import {flowText} from './labels/flowLabels';
import {entriesOf, type Entry, type LegendStyle} from './legendEntries';
import {Mark, markSize} from './Mark';
import {DrawnPlot} from './plotSvg';
import {PlotTable} from './PlotTable';
import {processStyle} from './processStyles';
import {RangeNumbers} from './RangeNumbers';
import {RangeSliders} from './RangeSliders';
import styles from './styles.module.css';
import {useCut, type OnCut} from './useCut';
import {useFittedDrawing} from './useFittedDrawing';
import {useReach} from './useReach';

function DrawnMark({entry}: {readonly entry: Entry}): ReactNode {
  const id = useId();
  const {width, height} = markSize;
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden>
      <defs>
        {entry.look ? (
          <FillPattern id={id} style={processStyle(entry.look)} paint={byVariable} />
        ) : (
          <UncertaintyPattern id={id} paint={byVariable} />
        )}
      </defs>
      <Mark entry={entry} fill={`url(#${id})`} paint={byVariable} />
    </svg>
  );
}

interface LegendProps extends LegendStyle {
  readonly plot: Plot;
}

/** What the marks of a plot stand for, in words. Plots that look alike may share one. */
function Legend({plot, ...looks}: LegendProps): ReactNode {
  return (
    <ul className={styles.legend} role="list">
      {entriesOf(plot, looks).map((entry) => (
        <li key={entry.label}>
          <DrawnMark entry={entry} /> {entry.label}
        </li>
      ))}
    </ul>
  );
}

/** The properties of the plot for content below the sliders. */
export interface BelowGiven {
  readonly layout: Layout;
  /** The cut as it is drawn, also while it moves. */
  readonly cut: Filter | undefined;
}

interface Props extends PlotStyle {
  readonly plot: Plot;
  readonly isLegendShown?: boolean;
  /** With explanation and table open, below a title of its own. */
  readonly isDetail?: boolean;
  /** Null clears the cut; while `isMoving` more will follow. */
  readonly onCut: OnCut;
  /** A pointer or the focus comes near: time to prepare for a cut. */
  readonly onReach: () => void;
  /** Requests the events behind a bar; bins count from 0. */
  readonly onBin?: ((bin: number) => void) | undefined;
  /** Buttons in the head of the panel. */
  readonly tools?: ReactNode;
  readonly headingLevel?: 2 | 3 | 4;
  /** Something aligned with the axis, below its sliders. */
  readonly below?: ((given: BelowGiven) => ReactNode) | undefined;
}

/** Height of an enlarged plot by its width. */
const tall = 0.38;

function Panel(props: Props): ReactNode {
  const {
    plot,
    draw,
    signalFactor,
    dataLabel,
    isLegendShown = false,
    isDetail = false,
    onCut,
    onReach,
    onBin,
    tools,
    below,
  } = props;
  const {headingLevel = 3} = props;
  const {histogram, edges} = plot;
  const Title = `h${headingLevel}` as const;
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const fields = useRef<HTMLDivElement>(null);
  const room = useDrawingSize(place);
  useReach(panel, onReach);
  const [isExplained, setIsExplained] = useState(isDetail);
  const [isTableOpen, setIsTableOpen] = useState(isDetail);
  const control = useCut(plot.cut, onCut);
  const size = sizeFor(plot, props, room);
  const height = isDetail ? Math.max(size.height, Math.round(tall * size.width)) : size.height;
  const drawing = useFittedDrawing(plot, props, control, {...size, height});
  const clear = (): void => {
    control.set(null);
    fields.current?.querySelector('input')?.focus();
  };
  const parts = {histogram, edges, control};
  const beyond = isDetail ? flowText(plot, dataLabel) : '';
  const compared = props.hasRatio ? (props.comparison ?? 'ratio') : undefined;
  return (
    <div
      ref={panel}
      role="group"
      aria-labelledby={`${id}-title`}
      className={styles.panel}
      data-cut={control.cut !== undefined || undefined}
    >
      <div className={styles.head}>
        <div className={styles.names}>
          <Title id={`${id}-title`} className={isDetail ? 'visually-hidden' : styles.title}>
            {histogram.title}
          </Title>
          <span className={styles.quantity}>
            <Quantity label={histogram.label} unit={histogram.unit} />
          </span>
        </div>
        <span className={styles.tools}>
          {tools}
          <IconButton
            aria-expanded={isExplained}
            aria-controls={`${id}-help`}
            label={`About: ${histogram.title}`}
            onClick={() => setIsExplained(!isExplained)}
          >
            <Info size="1.1em" aria-hidden />
          </IconButton>
        </span>
      </div>
      <div className={styles.body}>
        <p id={`${id}-help`} className={styles.help} hidden={!isExplained}>
          {histogram.explanation}
        </p>
        {isLegendShown && <Legend {...{plot, draw, signalFactor, dataLabel}} />}
        <div ref={place} className={styles.place}>
          <DrawnPlot
            plot={plot}
            drawing={drawing}
            draw={draw}
            signalFactor={signalFactor}
            dataLabel={dataLabel}
            cut={control.cut}
            id={`${id}-plot`}
          />
          <Brush {...parts} drawing={drawing} onBin={onBin} />
        </div>
        <div ref={fields} data-without-javascript="hide">
          {!histogram.categories && <RangeSliders {...parts} layout={drawing.layout} />}
          {below?.({layout: drawing.layout, cut: control.cut})}
          <div className={styles.fields}>
            {histogram.categories ? (
              <CategoryFields histogram={histogram} control={control} />
            ) : (
              <RangeNumbers {...parts} />
            )}
          </div>
        </div>
        {beyond !== '' && <p className={styles.help}>{beyond}</p>}
        <div className={styles.foot}>
          {control.cut && (
            <span className={styles.clear}>
              <SmallButton onClick={clear} aria-label={`Clear the cut: ${histogram.title}`}>
                Clear
              </SmallButton>
            </span>
          )}
          <details
            className={styles.details}
            open={isDetail}
            onToggle={({currentTarget}) => setIsTableOpen(currentTarget.open)}
          >
            <summary>
              Table<span className="visually-hidden">: {histogram.title}</span>
            </summary>
            {isTableOpen && <PlotTable {...{plot, draw, dataLabel, compared, onBin}} />}
          </details>
        </div>
      </div>
    </div>
  );
}

/** A histogram with its cut: by pointer in the plot, by sliders and number fields below it. */
export const PlotPanel = memo(Panel);
