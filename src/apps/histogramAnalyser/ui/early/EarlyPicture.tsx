/** The plots of an app that has not loaded, in the places of those of the app: one picture for screen readers. */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {byVariable} from '@site/src/lib/picture/grounds';
import type {Plot} from '../../model/view';
import type {Analyser} from '../analyser';
import cockpit from '../cockpit/Cockpit.module.css';
import {Legend} from '../view/Legend';
import {plotStyle} from '../view/plotStyle';
import type {EarlyApp} from './earlyAnalyser';
import {EarlyPanels} from './EarlyPanels';
import {EarlyPhone} from './EarlyPhone';
import styles from './EarlyPlots.module.css';
import {state} from './parts';
import {PlotPatterns} from '../plot/drawing/PlotPatterns';

interface Props extends EarlyApp {
  /** Begins the ids in the picture. */
  readonly id: string;
  readonly isAlone: boolean;
}

/** The patterns of all plots, which have the same processes. */
const Patterns = ({plot, id}: {readonly plot: Plot; readonly id: string}): ReactNode => (
  <svg className={styles.patterns}>
    <defs>
      <PlotPatterns {...{plot, id}} paint={byVariable} />
    </defs>
  </svg>
);

const nameOf = ({provenance}: Analyser, plots: readonly Plot[]): string =>
  `Histograms, ${provenance.kind}, all events without cuts: ${plots
    .map(({histogram}) => histogram.title)
    .join(', ')}`;

export function EarlyPicture({analyser, plots, isGuided, id, isAlone}: Props): ReactNode {
  const looks = plotStyle(analyser);
  const [first] = plots;
  if (!first) return null;
  const parts = {plots, looks, id, isGuided};
  return (
    <div role="img" aria-label={nameOf(analyser, plots)}>
      <Patterns plot={first} id={id} />
      <div
        aria-hidden
        className={styles.narrow}
        data-alone={isAlone}
        data-guided={isGuided || undefined}
      >
        <EarlyPhone {...parts} analyser={analyser} />
      </div>
      <div
        aria-hidden
        className={styles.wide}
        data-alone={isAlone}
        data-guided={isGuided || undefined}
      >
        <p className={clsx(styles.bar, styles.state)}>{state}</p>
        <div className={clsx(cockpit.main, styles.main)}>
          <Legend analyser={analyser} />
          <EarlyPanels {...parts} />
        </div>
      </div>
    </div>
  );
}
