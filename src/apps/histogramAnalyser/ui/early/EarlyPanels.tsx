/** The plots side by side, as in the cockpit, without their controls. */
import type {CSSProperties, ReactNode} from 'react';
import type {Plot} from '../../model/view';
import compact from '../plot/compact.module.css';
import {LongName} from '../plot/labels/LongName';
import {columnsFor} from '../view/columnsFor';
import grid from '../view/PlotGrid.module.css';
import type {PlotsProps} from './parts';
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

export function EarlyPanels({plots, looks, id, isGuided}: PlotsProps): ReactNode {
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
