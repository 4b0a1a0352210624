/** The first plots of an app as HTML. */
import {brotliCompressSync} from 'node:zlib';
import type {ReactNode, CSSProperties} from 'react';
import clsx from 'clsx';
import {renderToStaticMarkup} from 'react-dom/server';
import {byVariable} from '@site/src/lib/picture/grounds';
import type {Plot} from '../../model/view';
import type {Analyser} from '../analyser';
import cockpit from '../cockpit/Cockpit.module.css';
import compact from '../plot/compact.module.css';
import {PlotPatterns} from '../plot/drawing/PlotPatterns';
import {LongName} from '../plot/labels/LongName';
import {columnsFor} from '../view/columnsFor';
import {Legend} from '../view/Legend';
import grid from '../view/PlotGrid.module.css';
import {plotStyle} from '../view/plotStyle';
import type {EarlyApp} from './earlyAnalyser';
import {EarlyPhone} from './EarlyPhone';
import styles from './EarlyPlots.module.css';
import {state, type PlotsProps} from './parts';
import {StretchedPlot} from './StretchedPlot';

/** The width of a plot in a window of 1280 × 800, and its height among nine and with a guide, in pixels. */
const [width, fontSize] = [296, 12];
const heights = {usual: 196, guided: 134};

function Head({plot: {histogram}, place}: {readonly plot: Plot; readonly place: number}) {
  return (
    <div className={compact.head}>
      <span className={compact.number}>{place}</span>
      <span className={compact.title}>
        <span className={compact.long}>
          <LongName histogram={histogram} width={width} />
        </span>
      </span>
    </div>
  );
}

function EarlyPanels({plots, looks, id, isGuided}: PlotsProps): ReactNode {
  const size = {width, fontSize, height: heights[isGuided ? 'guided' : 'usual']};
  const [columns, rows] = columnsFor(plots.length);
  return (
    <ul className={grid.panels} style={{'--columns': columns, '--rows': rows} as CSSProperties}>
      {plots.map((plot, at) => (
        <li key={plot.histogram.dimension}>
          <div className={compact.panel}>
            <Head plot={plot} place={at + 1} />
            <StretchedPlot {...{plot, looks, id}} size={size} />
          </div>
        </li>
      ))}
    </ul>
  );
}

interface EarlyPictureProps extends EarlyApp {
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

/** The plots of an app that has not loaded, in the places of those of the app: one picture for screen readers. */
function EarlyPicture({analyser, plots, isGuided, id, isAlone}: EarlyPictureProps): ReactNode {
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

/** Paths to half a pixel: at the size of a plot no eye sees it, and the page is a fifth lighter. */
const coarse = (html: string): string =>
  html.replaceAll(/ d="[^"]+"/g, (path) =>
    path.replaceAll(/\d+\.\d+/g, (number) => String(Math.round(2 * Number(number)) / 2)),
  );

/** Size of the plots in a guide, compressed: readers of a guide came for its text. */
const maxBytesInGuide = 8500;

/**
 * @param id begins the ids in the picture
 * @param isAlone true in full page
 * @returns nothing for a guide whose plots are too large
 */
export function earlyHtml(early: EarlyApp, id: string, isAlone: boolean): string {
  const html = coarse(renderToStaticMarkup(<EarlyPicture {...early} {...{id, isAlone}} />));
  return isAlone || brotliCompressSync(html).length <= maxBytesInGuide ? html : '';
}
