import type {ReactNode} from 'react';
import type {Paint} from '@site/src/lib/picture/grounds';
import type {XyLayout} from './layout';
import type {XyChart} from './spec';

interface Props {
  readonly chart: XyChart;
  readonly layout: XyLayout;
  readonly fontSize: number;
  readonly paint: Paint;
}

const long = 6;
const short = 3;

/** Ticks inside, on all four sides. */
function framePath({box, x, y}: XyLayout): string {
  const {left, right, top, bottom} = box;
  const across = (places: readonly number[], size: number): string =>
    places.map((at) => `M${at} ${bottom}v${-size}M${at} ${top}v${size}`).join('');
  const upwards = (places: readonly number[], size: number): string =>
    places.map((at) => `M${left} ${at}h${size}M${right} ${at}h${-size}`).join('');
  const majors = [x, y].map(({ticks}) => ticks.map(({at}) => at));
  return [
    `M${left} ${top}H${right}V${bottom}H${left}Z`,
    across(majors[0] ?? [], long),
    across(x.between, short),
    upwards(majors[1] ?? [], long),
    upwards(y.between, short),
  ].join('');
}

/** The axes of a chart with their titles. */
export function Frame({chart, layout, fontSize, paint}: Props): ReactNode {
  const {box, x, y, height} = layout;
  return (
    <g fill={paint('ink')} aria-hidden style={{fontVariantNumeric: 'tabular-nums'}}>
      <path d={framePath(layout)} fill="none" stroke={paint('ink')} />
      {y.ticks.map(({at, label}) => (
        <text key={at} x={box.left - 0.5 * fontSize} y={at + 0.35 * fontSize} textAnchor="end">
          {label}
        </text>
      ))}
      {x.ticks.map(({at, label}) => (
        <text key={at} x={at} y={box.bottom + 1.25 * fontSize} textAnchor="middle">
          {label}
        </text>
      ))}
      <text x={0.2 * fontSize} y={fontSize}>
        {chart.y.title}
      </text>
      <text x={box.right} y={height - 0.3 * fontSize} textAnchor="end">
        {chart.x.title}
      </text>
    </g>
  );
}
