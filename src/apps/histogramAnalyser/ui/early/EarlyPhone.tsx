/** The first plot and the strip of all, as in the layout for phones, without their controls. */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {Quantity} from '@site/src/plot/symbol';
import type {Plot} from '../../model/view';
import type {Analyser} from '../analyser';
import layout from '../phone/PhoneLayout.module.css';
import readout from '../phone/PhoneReadout.module.css';
import stage from '../phone/PlotStage.module.css';
import sheet from '../phone/Sheet.module.css';
import {stripGrid} from '../phone/stripGrid';
import {Thumb} from '../phone/Thumb';
import strip from '../phone/ThumbStrip.module.css';
import {Legend} from '../view/Legend';
import styles from './EarlyPlots.module.css';
import {state, type PlotsProps} from './parts';
import {StretchedPlot} from './StretchedPlot';

/** The width of the plot in a window of 375 × 740, and its height alone and with a guide, in pixels. */
const [width, fontSize] = [367, 12];
const heights = {usual: 273, guided: 168};

interface StageProps extends Omit<PlotsProps, 'plots'> {
  readonly plot: Plot;
  readonly analyser: Analyser;
}

function Stage({plot, looks, id, analyser, isGuided}: StageProps): ReactNode {
  const size = {width, fontSize, height: heights[isGuided ? 'guided' : 'usual']};
  const {title, label, unit} = plot.histogram;
  return (
    <div className={stage.stage}>
      <div className={stage.head}>
        <span className={stage.title}>
          <b>{title}</b>
          {(label !== title || unit !== '') && (
            <span>
              <Quantity label={label} unit={unit} />
            </span>
          )}
        </span>
        <span className={styles.state}>{state}</span>
      </div>
      <div className={stage.colours}>
        <Legend analyser={analyser} />
        <p>{looks.label}</p>
      </div>
      <div className={stage.plot}>
        <StretchedPlot {...{plot, id}} looks={{...looks, shortLabel: ''}} size={size} />
      </div>
    </div>
  );
}

const Strip = ({plots, looks: {draw, axis, signalFactor}}: Pick<PlotsProps, 'plots' | 'looks'>) => (
  <div className={strip.strip} data-strip style={stripGrid(plots.length)}>
    {plots.map((plot, at) => (
      <span
        key={plot.histogram.dimension}
        className={strip.cell}
        data-shown={at === 0 || undefined}
      >
        <Thumb {...{plot, draw, axis, signalFactor}} />
        <span>
          <Quantity label={plot.histogram.label} />
        </span>
      </span>
    ))}
    <span className={clsx(strip.cell, strip.flow)}>
      <b>0</b>
      <span>Cut flow</span>
    </span>
  </div>
);

interface PhoneProps extends PlotsProps {
  readonly analyser: Analyser;
}

/** The readout and the sheet with the fields are empty. With a guide there is the plot alone. */
export function EarlyPhone({plots, looks, id, analyser, isGuided}: PhoneProps): ReactNode {
  const [first] = plots;
  const plot = first && <Stage {...{analyser, looks, id, isGuided}} plot={first} />;
  if (isGuided) return plot;
  return (
    <div className={layout.phone}>
      <div className={readout.readout} />
      {/* Before the strip and the plot, which may be drawn before the rest of the page has arrived. */}
      <div
        className={clsx(sheet.sheet, styles.sheet)}
        data-range={first?.histogram.categories === undefined}
      />
      <Strip {...{plots, looks}} />
      {plot}
    </div>
  );
}
