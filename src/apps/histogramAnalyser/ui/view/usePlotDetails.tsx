import {useState, type ReactNode} from 'react';
import {AppDialog} from '@site/src/kit/app/AppDialog';
import {LazyContent} from '@site/src/kit/app/LazyContent';
import {useStable} from '@site/src/hooks/useStable';
import type {DecodedSample} from '@site/src/samples/format/decode';
import type {BinQuestion} from '../../model/counting/binEvents';
import type {Filter} from '../../model/cuts/filters';
import type {Plot} from '../../model/view';
import type {Analyser} from '../analyser';
import {plotStyle} from './plotStyle';

const loadAbout = async () => (await import('./AboutPlot')).AboutPlot;
const loadEvents = async () => (await import('../events/BarDrawer')).BarDrawer;
const loadDetail = async () => (await import('./DetailView')).DetailView;

interface PlotDetails {
  /** Sets the cut on a quantity; null clears it. */
  readonly cut: (dimension: string, filter: Filter | null, isMoving: boolean) => void;
  /** Opens the detail view of a plot. */
  readonly enlarge: (dimension: string) => void;
  /**
   * Opens the list of the events behind a bar, or makes the bar the cut where the guide requires a position;
   * undefined if the events have no names.
   */
  readonly listEvents: ((question: BinQuestion) => void) | undefined;
  readonly details: ReactNode;
}

/**
 * What opens about one plot, in a dialog: detail view, events behind a bar, provenance.
 *
 * @param sample undefined for a file of the user, whose events have no names
 */
export function usePlotDetails(analyser: Analyser, sample: DecodedSample | undefined): PlotDetails {
  const {view, dispatch} = analyser;
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
  const titleOf = (name: string): string =>
    view.plots.find(({histogram}) => histogram.dimension === name)?.histogram.title ?? name;
  const details = (
    <>
      {enlarged !== undefined && (
        <AppDialog title={titleOf(enlarged)} isWide onClose={() => setEnlarged(undefined)}>
          <LazyContent
            title="The plot"
            load={loadDetail}
            given={{
              analyser,
              looks: plotStyle(analyser),
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
  const press = useStable((question: BinQuestion) => {
    const {dimension, bin} = question;
    const plot = view.plots.find(({histogram}) => histogram.dimension === dimension);
    if (!plot || dimension !== analyser.guide?.marked) setBar(question);
    else cut(dimension, {from: plot.edges[bin] ?? null, to: plot.edges[bin + 1] ?? null}, false);
  });
  return {cut, enlarge: setEnlarged, listEvents: sample && press, details};
}
