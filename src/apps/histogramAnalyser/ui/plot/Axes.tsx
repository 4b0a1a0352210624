import {memo, type ReactNode} from 'react';
import type {Paint} from '@site/src/lib/picture/grounds';
import {printPowerOfTen} from '@site/src/lib/printNumber';
import type {HistogramDescription} from '../../model/description';
import type {Drawing} from './drawing/drawing';
import type {Tick} from '@site/src/plot/scales';
import {symbolPieces, type SymbolPiece} from '@site/src/plot/symbol';

interface Props {
  readonly histogram: HistogramDescription;
  readonly drawing: Drawing;
  readonly paint: Paint;
}

const shift: Readonly<Record<SymbolPiece['level'], number>> = {line: 0, below: 0.28, above: -0.42};

/** A symbol with indices. `dy` is relative to the piece before, in the size of the piece. */
function DrawnSymbol({label, fontSize}: {label: string; fontSize: number}): ReactNode {
  const pieces = symbolPieces(label);
  return pieces.map(({text, level}, i) => {
    const rise = shift[level] - shift[pieces[i - 1]?.level ?? 'line'];
    return (
      <tspan key={i} dy={rise * fontSize} fontSize={level === 'line' ? undefined : 0.75 * fontSize}>
        {text}
      </tspan>
    );
  });
}

interface LabelsProps {
  readonly ticks: readonly Tick[];
  readonly x: number;
  readonly drop: number;
}

function Upwards({ticks, x, drop}: LabelsProps): ReactNode {
  return ticks.map(({at, label}) => (
    <text key={label} x={x} y={at + drop} textAnchor="end">
      {label}
    </text>
  ));
}

function DrawnAxes({histogram, drawing, paint}: Props): ReactNode {
  const {layout, main, ratio, x, yTitle, power, beyond} = drawing;
  const {fontSize} = layout;
  const {left, right} = layout.main;
  const drop = 0.35 * fontSize;
  const unit = histogram.unit && ` [${histogram.unit}]`;
  const last = layout.label.length - 1;
  const line = 1.4 * fontSize;
  return (
    <g fill={paint('ink')} aria-hidden style={{fontVariantNumeric: 'tabular-nums'}}>
      <path d={main.frame} fill="none" stroke={paint('ink')} />
      {ratio && <path d={ratio.frame} fill="none" stroke={paint('ink')} />}
      <Upwards ticks={main.ticks} x={left - 0.5 * fontSize} drop={drop} />
      {ratio && <Upwards ticks={ratio.ticks} x={left - 0.5 * fontSize} drop={drop} />}
      {x.ticks.map(({at, label}) => (
        <text key={at} x={at} y={layout.xTicksAt} textAnchor="middle">
          {label}
        </text>
      ))}
      <g fill={paint('ink-soft')}>
        {layout.label.map((text, i) => (
          <text
            key={text}
            x={right}
            y={layout.yTitleAt - (last - i + (layout.isShared ? 0 : 1)) * line}
            textAnchor="end"
          >
            {text}
          </text>
        ))}
        <text x={left} y={layout.xTitleAt}>
          {beyond}
        </text>
      </g>
      <text x={left} y={layout.yTitleAt}>
        {yTitle}
        {power !== 0 && ` (× ${printPowerOfTen(power)})`}
      </text>
      {ratio && (
        <text
          transform={`translate(${0.9 * fontSize} ${(ratio.box.top + ratio.box.bottom) / 2}) rotate(-90)`}
          textAnchor="middle"
        >
          Data / sim.
        </text>
      )}
      <text x={right} y={layout.xTitleAt} textAnchor="end">
        <DrawnSymbol label={histogram.label} fontSize={fontSize} />
        {unit && <EndOfSymbol histogram={histogram} fontSize={fontSize} unit={unit} />}
      </text>
    </g>
  );
}

/** Back on the line after an index. */
function EndOfSymbol({
  histogram,
  fontSize,
  unit,
}: {
  readonly histogram: HistogramDescription;
  readonly fontSize: number;
  readonly unit: string;
}): ReactNode {
  const level = symbolPieces(histogram.label).at(-1)?.level ?? 'line';
  return <tspan dy={-shift[level] * fontSize}>{unit}</tspan>;
}

const labelsOf = (ticks: readonly Tick[]): string =>
  ticks.map(({at, label}) => `${label}@${at}`).join();

/** Everything that is drawn of the axes, as a text. */
const signatureOf = ({drawing, histogram}: Props): string => {
  const {layout, main, ratio, x, yTitle, power, beyond} = drawing;
  return [
    histogram.label,
    main.frame,
    ratio?.frame,
    labelsOf([...main.ticks, ...(ratio?.ticks ?? []), ...x.ticks]),
    yTitle,
    power,
    beyond,
    layout.label.join(),
    layout.fontSize,
  ].join('|');
};

/** Frame, ticks and titles: most of the elements of a plot, and they seldom change while a cut moves. */
export const Axes = memo(
  DrawnAxes,
  (before, after) => before.paint === after.paint && signatureOf(before) === signatureOf(after),
);
