import {memo, useState, type ReactNode} from 'react';
import {Database} from 'lucide-react';
import {AppDialog} from '@site/src/kit/app/AppDialog';
import {IconButton} from '@site/src/kit/app/IconButton';
import {useStable} from '@site/src/hooks/useStable';
import type {DecodedSample} from '@site/src/samples/format/decode';
import type {BinQuestion} from '../../model/counting/binEvents';
import type {Filter} from '../../model/cuts/filters';
import type {Plot} from '../../model/view';
import type {Analyser} from '../analyser';
import {BarDrawer} from '../events/BarDrawer';
import {PlotPanel} from '../plot/PlotPanel';
import {SonifyButton} from '../sound/SonifyButton';
import {dataLabel} from '../words/dataLabel';
import {dataWord} from '../words/dataWord';
import {Provenance} from './Provenance';
import styles from './PlotGrid.module.css';

interface Props {
  readonly analyser: Analyser;
  readonly drawn: readonly string[];
  readonly headingLevel: 2 | 3;
  /** undefined where a reader opened a file of their own: its events have no names. */
  readonly sample: DecodedSample | undefined;
}

interface CellProps {
  readonly plot: Plot;
  readonly draw: 'stacked' | 'overlaid' | 'normalised';
  readonly axis: 'linear' | 'log';
  readonly hasRatio: boolean;
  readonly label: string;
  readonly dataLabel: string;
  readonly headingLevel: 2 | 3;
  readonly onCut: (dimension: string, filter: Filter | null, isMoving: boolean) => void;
  readonly onReach: (dimension: string) => void;
  readonly onInfo: (plot: Plot) => void;
  readonly onBin: ((question: BinQuestion) => void) | undefined;
}

/** Redrawn only when its plot or its drawing options change. */
const Cell = memo(function Cell({onCut, onReach, onInfo, onBin, ...shown}: CellProps): ReactNode {
  const {dimension, title} = shown.plot.histogram;
  return (
    <li>
      <PlotPanel
        {...shown}
        onCut={(filter, isMoving) => onCut(dimension, filter, isMoving)}
        onReach={() => onReach(dimension)}
        onBin={onBin && ((bin) => onBin({dimension, bin}))}
        tools={
          <>
            <SonifyButton plot={shown.plot} axis={shown.axis} />
            <IconButton
              aria-haspopup="dialog"
              label={`Provenance of the events: ${title}`}
              onClick={() => onInfo(shown.plot)}
            >
              <Database size="1.1em" aria-hidden />
            </IconButton>
          </>
        }
      />
    </li>
  );
});

/** All histograms; each shows the events that pass the cuts on all others. */
export function PlotGrid({analyser, drawn, headingLevel, sample}: Props): ReactNode {
  const {view, option, dispatch, prepare} = analyser;
  const plots = drawn.flatMap((name) =>
    view.plots.filter(({histogram}) => histogram.dimension === name),
  );
  const [asked, setAsked] = useState<Plot>();
  const [bar, setBar] = useState<BinQuestion>();
  const cut = useStable((dimension: string, filter: Filter | null, isMoving: boolean) =>
    dispatch({
      type: 'do',
      action: filter ? {type: 'cut', dimension, filter} : {type: 'clear', dimension},
      isMoving,
    }),
  );
  const reach = useStable((dimension: string) => prepare(dimension));
  const {hasPseudoData} = analyser.description;
  return (
    <>
      <ul role="list" className={styles.grid} aria-label="Histograms">
        {plots.map((plot) => (
          <Cell
            key={plot.histogram.dimension}
            plot={plot}
            draw={option('draw') as CellProps['draw']}
            axis={option('axis') as CellProps['axis']}
            hasRatio={hasPseudoData && option('ratio') === 'on'}
            label={dataLabel(analyser)}
            dataLabel={dataWord(analyser)}
            headingLevel={headingLevel}
            onCut={cut}
            onReach={reach}
            onInfo={setAsked}
            onBin={sample && setBar}
          />
        ))}
      </ul>
      {bar && sample && (
        <BarDrawer
          analyser={analyser}
          sample={sample}
          question={bar}
          onClose={() => setBar(undefined)}
        />
      )}
      {asked && (
        <AppDialog title={asked.histogram.title} isDrawer onClose={() => setAsked(undefined)}>
          <p>
            <strong>{asked.histogram.label}</strong>: {asked.histogram.explanation}
          </p>
          <p>
            The histogram shows the events that pass the cuts on all other quantities. Its own cut
            only greys out the events outside.
          </p>
          <Provenance analyser={analyser} />
        </AppDialog>
      )}
    </>
  );
}
