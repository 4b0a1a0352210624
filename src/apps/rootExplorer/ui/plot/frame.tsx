/** The frame of a plot with ticks inside on all four sides, and what is written around it. */
import type {ReactNode} from 'react';
import type {Paint} from '@site/src/lib/picture/grounds';
import type {Scale} from '@site/src/plot/scales';
import {printPowerOfTen} from '@site/src/lib/printNumber';
import type {Box} from './layout';

const round = (at: number): number => Math.round(at * 10) / 10;

function framePath({left, right, top, bottom}: Box, x: Scale, y: Scale): string {
  const [long, short] = [6, 3];
  const along = (at: number): string => `M${at} ${bottom}v${-long}M${at} ${top}v${long}`;
  const up = (at: number, size: number): string => `M${left} ${at}h${size}M${right} ${at}h${-size}`;
  const isInside = (at: number): boolean => at > top + 0.5 && at < bottom - 0.5;
  return [
    `M${left} ${top}H${right}V${bottom}H${left}Z`,
    ...x.ticks.map(({at}) => along(round(at))),
    ...y.ticks.filter(({at}) => isInside(at)).map(({at}) => up(round(at), long)),
    ...y.between.filter(isInside).map((at) => up(round(at), short)),
  ].join('');
}

const maxLetters = 0.52;

/** A title that is longer than its place ends with an ellipsis; the whole one stands beside the plot. */
function fitted(title: string, room: number, fontSize: number): string {
  const most = Math.floor(room / (maxLetters * fontSize));
  return title.length <= most ? title : `${title.slice(0, Math.max(1, most - 1))}…`;
}

const withPower = (title: string, power: number): string =>
  power === 0 ? title : `${title} (× ${printPowerOfTen(power)})`;

interface Props {
  readonly box: Box;
  readonly x: Scale;
  readonly y: Scale;
  readonly xTitle: string;
  readonly yTitle: string;
  readonly fontSize: number;
  readonly paint: Paint;
}

export function Frame({box, x, y, xTitle, yTitle, fontSize, paint}: Props): ReactNode {
  const {left, right, top, bottom} = box;
  return (
    <g fill={paint('ink')} aria-hidden style={{fontVariantNumeric: 'tabular-nums'}}>
      <path d={framePath(box, x, y)} fill="none" stroke={paint('ink')} />
      {y.ticks.map(({at, label}) => (
        <text key={label} x={left - 0.5 * fontSize} y={at + 0.35 * fontSize} textAnchor="end">
          {label}
        </text>
      ))}
      {x.ticks.map(({at, label}) => (
        <text key={at} x={at} y={bottom + 1.35 * fontSize} textAnchor="middle">
          {label}
        </text>
      ))}
      <text x={left} y={top - 0.7 * fontSize}>
        {fitted(withPower(yTitle, y.power), right - left, fontSize)}
      </text>
      <text x={right} y={bottom + 2.9 * fontSize} textAnchor="end">
        {fitted(withPower(xTitle, x.power), right - left, fontSize)}
      </text>
    </g>
  );
}
