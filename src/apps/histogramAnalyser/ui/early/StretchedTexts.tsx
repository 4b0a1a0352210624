/** Texts of a plot for a place of any size: at shares of the width and height of its frame. */
import type {ReactNode} from 'react';
import {byVariable} from '@site/src/lib/picture/grounds';
import type {Box, PlotSize} from '@site/src/plot/frame';
import type {Tick} from '@site/src/plot/scales';
import type {Drawing} from '../plot/drawing/drawing';
import styles from './EarlyPlots.module.css';

const rounded = (value: number): number => Math.round(value * 100) / 100;

const percent = (at: number, from: number, to: number): string =>
  `${rounded((100 * (at - from)) / (to - from))}%`;

/** Lengths at the size of the labels, so that they grow with the text size of the browser. */
export const inEm = ({fontSize}: PlotSize, ...lengths: readonly number[]): string =>
  lengths.map((length) => `${rounded(length / fontSize)}em`).join(' ');

export const YLabels = ({
  ticks,
  box,
}: {
  readonly ticks: readonly Tick[];
  readonly box: Box;
}): ReactNode => (
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

export const XLabels = ({drawing: {x, layout}, box}: XLabelsProps): ReactNode => (
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
export function Notes({drawing: {note}}: {readonly drawing: Drawing}): ReactNode {
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
