/**
 * A compact plot for a place of any size: nothing can be measured on a server. What is inside its frames is
 * stretched, with lines of the usual widths; texts stay as they are, at shares of the width and height.
 */
import type {ReactNode} from 'react';
import {byVariable} from '@site/src/lib/picture/grounds';
import {FrameGround, type PlotSize, type Box} from '@site/src/plot/frame';
import type {Tick} from '@site/src/plot/scales';
import type {Plot} from '../../model/view';
import {LastingContents} from '../plot/Contents';
import {drawingOf, type PlotStyle, type Drawing} from '../plot/drawing/drawing';
import styles from './EarlyPlots.module.css';

const rounded = (value: number): number => Math.round(value * 100) / 100;

const percent = (at: number, from: number, to: number): string =>
  `${rounded((100 * (at - from)) / (to - from))}%`;

/** Lengths at the size of the labels, so that they grow with the text size of the browser. */
const inEm = ({fontSize}: PlotSize, ...lengths: readonly number[]): string =>
  lengths.map((length) => `${rounded(length / fontSize)}em`).join(' ');

const YLabels = ({ticks, box}: {readonly ticks: readonly Tick[]; readonly box: Box}): ReactNode => (
  <g textAnchor="end">
    {ticks.map(({at, label}) => (
      <text key={at} x="-.5em" y={percent(at, box.top, box.bottom)} dy=".35em">
        {label}
      </text>
    ))}
  </g>
);

interface XLabelsProps {
  readonly drawing: Drawing;
  readonly box: Box;
}

const XLabels = ({drawing: {x, layout}, box}: XLabelsProps): ReactNode => (
  <g textAnchor="middle">
    {x.ticks.map(({at, label}) => (
      <text
        key={at}
        x={percent(at, box.left, box.right)}
        y="100%"
        dy={inEm(layout, layout.xTicksAt - box.bottom)}
      >
        {label}
      </text>
    ))}
  </g>
);

/** The title of the axis of events, the short label, and the marks of underflow and overflow: places as in `CompactTexts`. */
function Notes({drawing: {note}}: {readonly drawing: Drawing}): ReactNode {
  if (!note) return null;
  const {yTitle, label, side, below, above} = note;
  const end = {x: '100%', dx: '-.7em', textAnchor: 'end'} as const;
  return (
    <g stroke={byVariable('paper-raised')} strokeWidth="3" paintOrder="stroke">
      {(yTitle || side === 'left') && (
        <text x=".6em" y="1.1em">
          {yTitle}
          {side === 'left' && (
            <tspan dx={yTitle ? '.6em' : 0} fill={byVariable('ink-soft')} className={styles.small}>
              {label}
            </tspan>
          )}
        </text>
      )}
      <g fill={byVariable('ink-soft')} className={styles.small}>
        {label && side === 'right' && (
          <text {...end} y="1.3em">
            {label}
          </text>
        )}
        {below && (
          <text x=".7em" y="2.65em">
            {below}
          </text>
        )}
        {above && (
          <text {...end} y="2.65em">
            {above}
          </text>
        )}
      </g>
    </g>
  );
}

interface Props {
  readonly plot: Plot;
  readonly looks: PlotStyle;
  /** Begins the ids of the patterns. */
  readonly id: string;
  /** About the size that the plot will have. */
  readonly size: PlotSize;
}

/** The inner drawing keeps the positions of the whole plot. */
export function StretchedPlot({plot, looks, id, size}: Props): ReactNode {
  const drawing = drawingOf(plot, {...looks, isCompact: true}, size);
  const {box, frame, ticks} = drawing.main;
  const {left, right, top, bottom} = box;
  const inset = inEm(size, top, size.width - right, size.height - bottom, left);
  return (
    <div className={styles.plot}>
      <div className={styles.frame} style={{inset}}>
        <svg>
          <svg
            viewBox={`${left} ${top} ${right - left} ${bottom - top}`}
            preserveAspectRatio="none"
          >
            <FrameGround box={box} paint={byVariable} />
            <LastingContents {...{plot, drawing, id}} paint={byVariable} />
            <path d={frame} fill="none" stroke={byVariable('ink')} />
          </svg>
          <YLabels ticks={ticks} box={box} />
          <XLabels drawing={drawing} box={box} />
          <Notes drawing={drawing} />
        </svg>
      </div>
    </div>
  );
}
