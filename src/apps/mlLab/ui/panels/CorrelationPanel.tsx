import {useMemo, type ReactNode} from 'react';
import type {DrawingSize} from '@site/src/hooks/useDrawingSize';
import {PlotFigure} from '@site/src/kit/app/PlotFigure';
import {formatNumber} from '@site/src/kit/format/numbers';
import type {Paint} from '@site/src/lib/picture/grounds';
import {PlotSvg} from '@site/src/plot/frame';
import type {Drawing} from '@site/src/plot/plot';
import {QuantityText} from '@site/src/plot/symbol';
import {correlations} from '../../model/measure/correlation';
import type {Feature} from '../../model/types';
import type {PanelGiven} from '../panels';
import styles from './panels.module.css';

interface CorrelationMatrix {
  readonly features: readonly Feature[];
  /** One row per feature. */
  readonly matrix: readonly (readonly (number | null)[])[];
  /** Name of the events, such as `signal`. */
  readonly of: string;
}

const printed = (value: number | null): string =>
  value !== null && Math.abs(value) < 0.005
    ? '0'
    : formatNumber(value, {decimals: 2, missing: '–'});

function svgOf(
  {features, matrix}: CorrelationMatrix,
  {width, fontSize}: DrawingSize,
  paint: Paint,
): ReturnType<Drawing['draw']> {
  const left = Math.min(12 * fontSize, 0.34 * width);
  const cell = Math.min(3.6 * fontSize, (width - left - 4) / features.length);
  const top = 1.6 * fontSize;
  const height = top + cell * features.length + 4;
  const isRoomy = cell > 2.4 * fontSize;
  return (
    <PlotSvg {...{width, height, fontSize, paint}}>
      {features.map(({name, label}, row) => (
        <g key={name}>
          <text x={left - 8} y={top + cell * (row + 0.5) + 0.35 * fontSize} textAnchor="end">
            <QuantityText label={`${row + 1} ${label}`} fontSize={fontSize} />
          </text>
          <text x={left + cell * (row + 0.5)} y={fontSize} textAnchor="middle">
            {row + 1}
          </text>
          {(matrix[row] ?? []).map((value, column) => (
            <g key={column}>
              <rect
                x={left + cell * column + 1}
                y={top + cell * row + 1}
                width={cell - 2}
                height={cell - 2}
                fill={paint((value ?? 0) < 0 ? 'group-3' : 'accent')}
                fillOpacity={0.5 * Math.abs(value ?? 0)}
                stroke={paint('line')}
              />
              {isRoomy && (
                <text
                  x={left + cell * (column + 0.5)}
                  y={top + cell * (row + 0.5) + 0.35 * fontSize}
                  textAnchor="middle"
                  fontSize={0.92 * fontSize}
                >
                  {printed(value)}
                </text>
              )}
            </g>
          ))}
        </g>
      ))}
    </PlotSvg>
  );
}

/** Correlations between the features. */
function correlationDrawing(given: CorrelationMatrix): Drawing {
  const {features, matrix, of} = given;
  const pairs = features.flatMap((one, i) =>
    features.slice(i + 1).map((other, j) => ({
      names: `${one.label} and ${other.label}`,
      value: matrix[i]?.[i + 1 + j] ?? 0,
    })),
  );
  const strongest = [...pairs].sort((a, b) => Math.abs(b.value) - Math.abs(a.value)).slice(0, 3);
  return {
    key: `correlations-${of}`,
    title: `Correlations, ${of}`,
    description: `Correlation coefficients, from −1 to 1. The strongest: ${strongest.map(({names, value}) => `${names} ${printed(value)}`).join('; ')}.`,
    legend: [],
    draw: (room, paint) => svgOf(given, room, paint),
    table: {
      caption: `Correlation coefficients, ${of}.`,
      head: ['Feature', ...features.map(({label}) => label)],
      rows: features.map(({label}, row) => [
        label,
        ...(matrix[row] ?? []).map((value) => value ?? ''),
      ]),
    },
  };
}

/** Which quantities rise and fall together, in either class. */
export function CorrelationPanel({lab: {dataset}}: PanelGiven): ReactNode {
  const drawings = useMemo(() => {
    const {features, columns, label, weight} = dataset;
    const rows = Int32Array.from({length: dataset.rows}, (_, row) => row);
    return ([1, 0] as const).map((wanted) =>
      correlationDrawing({
        features,
        matrix: correlations(
          columns,
          rows.filter((row) => label[row] === wanted),
          weight,
        ),
        of: wanted === 1 ? 'signal' : 'background',
      }),
    );
  }, [dataset]);
  return (
    <div className={styles.panel}>
      <p>
        A correlation of ±1 means that one feature is a linear function of the other, 0 that the two
        are not linearly related. A pair with different correlations in signal and background
        separates the two, even if neither feature does so alone.
      </p>
      <div className={styles.pair}>
        {drawings.map((drawing) => (
          <PlotFigure key={drawing.key} drawing={drawing} />
        ))}
      </div>
    </div>
  );
}
