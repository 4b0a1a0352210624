import {useRef, useState, type ComponentType, type CSSProperties, type ReactNode} from 'react';
import {AppDialog} from '@site/src/kit/app/AppDialog';
import {LazyContent} from '@site/src/kit/app/LazyContent';
import {useStable} from '@site/src/hooks/useStable';
import type {DecodedSample} from '@site/src/samples/format/decode';
import type {BinQuestion} from '../../model/counting/binEvents';
import type {Filter} from '../../model/cuts/filters';
import type {Plot} from '../../model/view';
import type {Analyser} from '../analyser';
import type {Looks} from '../plot/drawing/drawing';
import {columnsFor} from './columnsFor';
import {plotStyle} from './plotStyle';
import {usePlotKeys} from './usePlotKeys';
import styles from './PlotGrid.module.css';

const loadAbout = async () => (await import('./AboutPlot')).AboutPlot;
const loadEvents = async () => (await import('../events/BarDrawer')).BarDrawer;
const loadDetail = async () => (await import('./DetailView')).DetailView;

interface Props {
  readonly analyser: Analyser;
  readonly drawn: readonly string[];
  readonly headingLevel: 2 | 3;
  /** undefined where a reader opened a file of their own: its events have no names. */
  readonly sample: DecodedSample | undefined;
  /** The panel of a plot; redrawn only when its plot or its drawing options change. */
  readonly Cell: ComponentType<CellProps>;
  /** Small panels side by side, with one enlarged at a time; otherwise each has everything. */
  readonly isCompact?: boolean;
}

export interface CellProps extends Looks {
  readonly plot: Plot;
  /** Among the plots, from 1. */
  readonly place: number;
  readonly headingLevel: 2 | 3;
  readonly onCut: (dimension: string, filter: Filter | null, isMoving: boolean) => void;
  readonly onReach: (dimension: string) => void;
  readonly onInfo: (plot: Plot) => void;
  readonly onEnlarge: (dimension: string) => void;
  readonly onBin: ((question: BinQuestion) => void) | undefined;
}

/** All histograms; each shows the events that pass the cuts on all others. */
export function PlotGrid(props: Props): ReactNode {
  const {analyser, drawn, headingLevel, sample, Cell, isCompact = false} = props;
  const {view, dispatch, prepare} = analyser;
  const plots = drawn.flatMap((name) =>
    view.plots.filter(({histogram}) => histogram.dimension === name),
  );
  const list = useRef<HTMLUListElement>(null);
  const [asked, setAsked] = useState<Plot>();
  const [bar, setBar] = useState<BinQuestion>();
  const [enlarged, setEnlarged] = useState<string>();
  const cut = useStable((dimension: string, filter: Filter | null, isMoving: boolean) =>
    dispatch({
      type: 'do',
      action: filter ? {type: 'cut', dimension, filter} : {type: 'clear', dimension},
      isMoving,
    }),
  );
  const reach = useStable((dimension: string) => prepare(dimension));
  const dimensions = plots.map(({histogram}) => histogram.dimension);
  usePlotKeys(list, dimensions, dispatch, isCompact ? setEnlarged : undefined);
  const titleOf = (name: string): string =>
    plots.find(({histogram}) => histogram.dimension === name)?.histogram.title ?? name;
  const looks = plotStyle(analyser);
  const [columns, rows] = columnsFor(plots.length);
  return (
    <>
      <ul
        ref={list}
        role="list"
        className={isCompact ? styles.panels : styles.grid}
        style={{'--columns': columns, '--rows': rows} as CSSProperties}
        aria-label="Histograms"
      >
        {plots.map((plot, at) => (
          <Cell
            key={plot.histogram.dimension}
            {...looks}
            {...{plot, headingLevel}}
            place={at + 1}
            onCut={cut}
            onReach={reach}
            onInfo={setAsked}
            onEnlarge={setEnlarged}
            onBin={sample && setBar}
          />
        ))}
      </ul>
      {enlarged !== undefined && (
        <AppDialog title={titleOf(enlarged)} isWide onClose={() => setEnlarged(undefined)}>
          <LazyContent
            title="The plot"
            load={loadDetail}
            given={{
              analyser,
              looks,
              dimension: enlarged,
              onCut: (filter, isMoving) => cut(enlarged, filter, isMoving),
              onBin: sample && ((bin) => setBar({dimension: enlarged, bin})),
              onInfo: setAsked,
            }}
          />
        </AppDialog>
      )}
      {bar && sample && (
        <LazyContent
          title="The list of events"
          load={loadEvents}
          given={{analyser, sample, question: bar, onClose: () => setBar(undefined)}}
        />
      )}
      {asked && (
        <LazyContent
          title="The provenance"
          load={loadAbout}
          given={{analyser, plot: asked, onClose: () => setAsked(undefined)}}
        />
      )}
    </>
  );
}
