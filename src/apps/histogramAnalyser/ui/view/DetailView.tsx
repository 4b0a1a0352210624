import type {ReactNode} from 'react';
import {Database} from 'lucide-react';
import {IconButton} from '@site/src/kit/app/IconButton';
import {LazyContent} from '@site/src/kit/app/LazyContent';
import type {Plot} from '../../model/view';
import type {Analyser} from '../analyser';
import {NotYet} from '../parts/PanelContent';
import type {PlotStyle} from '../plot/drawing/drawing';
import {PlotPanel} from '../plot/PlotPanel';
import type {OnCut} from '../plot/useCut';
import {SonifyButton} from '../sound/SonifyButton';
import styles from './DetailView.module.css';
import {Drawing} from './Drawing';
import {hasSignal} from './plotStyle';

interface PlotToolsProps {
  readonly plot: Plot;
  readonly axis: 'linear' | 'log';
  readonly onInfo: (plot: Plot) => void;
}

/** Buttons in the head of a plot: its sound, and where its events are from. */
function PlotTools({plot, axis, onInfo}: PlotToolsProps): ReactNode {
  return (
    <>
      <SonifyButton plot={plot} axis={axis} />
      <IconButton
        aria-haspopup="dialog"
        label={`Provenance of the events: ${plot.histogram.title}`}
        onClick={() => onInfo(plot)}
      >
        <Database size="1.1em" aria-hidden />
      </IconButton>
    </>
  );
}

const loadFit = async () => (await import('../fit/FitPanel')).FitPanel;
const loadLandscape = async () => (await import('../landscape/LandscapePanel')).LandscapePanel;
const loadPictures = async () => (await import('../share/PicturePart')).PicturePart;

interface Props {
  readonly analyser: Analyser;
  readonly looks: PlotStyle;
  readonly dimension: string;
  readonly onCut: OnCut;
  readonly onBin: ((bin: number) => void) | undefined;
  readonly onInfo: (plot: Plot) => void;
}

/** One plot, enlarged, with all that can be done with it: cut, table, sound, events, fit and files. */
export function DetailView(props: Props): ReactNode {
  const {analyser, looks, dimension, onCut, onBin, onInfo} = props;
  const {view, description, prepare} = analyser;
  const plot = view.plots.find(({histogram}) => histogram.dimension === dimension);
  if (!plot) return null;
  const hasLandscape = hasSignal(analyser) && !plot.histogram.categories;
  return (
    <div className={styles.detail}>
      <Drawing analyser={analyser} />
      <PlotPanel
        {...looks}
        plot={plot}
        isLegendShown
        isDetail
        headingLevel={3}
        onCut={onCut}
        onReach={() => prepare(dimension)}
        onBin={onBin}
        tools={<PlotTools plot={plot} axis={looks.axis} onInfo={onInfo} />}
        below={
          hasLandscape
            ? (given) => (
                <LazyContent
                  title="The significance landscape"
                  load={loadLandscape}
                  given={{...given, analyser, plot}}
                />
              )
            : undefined
        }
      />
      {description.fit?.dimension === dimension && (
        <section>
          <h3>Fit a peak</h3>
          {analyser.loading ? (
            <NotYet analyser={analyser} />
          ) : (
            <LazyContent title="The fit" load={loadFit} given={{analyser}} />
          )}
        </section>
      )}
      {analyser.loading ? (
        <NotYet analyser={analyser} />
      ) : (
        <LazyContent title="The images" load={loadPictures} given={{analyser, first: dimension}} />
      )}
    </div>
  );
}
