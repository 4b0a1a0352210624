import type {ReactNode} from 'react';
import {ScrollRegion} from '@site/src/components/ScrollRegion';
import {formatCount, formatCountOf, formatSignificant} from '@site/src/kit/format/numbers';
import {formatWithUnit} from '@site/src/kit/format/quantities';
import type {DrawResult, DrawnAxis, DrawnSeries} from '../../model/types';
import styles from './look.module.css';

const withUnit = (value: number, {unit}: DrawnAxis): string =>
  Number.isFinite(value)
    ? formatWithUnit(formatSignificant(value), unit ?? '', {unbroken: true})
    : '–';

interface Row {
  readonly name: string;
  readonly of: (series: DrawnSeries) => string;
}

const sumOf = (values: Float64Array): number => values.reduce((sum, value) => sum + value, 0);

function rowsFor({axes, request}: DrawResult): readonly Row[] {
  const [x, y] = axes;
  if (!x) return [];
  return [
    {name: 'Entries', of: ({entries}) => formatCount(entries)},
    ...(request.weight
      ? [
          {
            name: 'Sum of weights',
            of: (one: DrawnSeries) => formatSignificant(sumOf(one.sumOfWeights)),
          },
        ]
      : []),
    {
      name: y ? 'Mean, x axis' : 'Mean',
      of: ({mean}) => withUnit(mean, x),
    },
    {
      name: y ? 'Standard deviation, x axis' : 'Standard deviation',
      of: ({deviation}) => withUnit(deviation, x),
    },
    ...(y
      ? [
          {name: 'Mean, y axis', of: ({yMean = NaN}: DrawnSeries) => withUnit(yMean, y)},
          {
            name: 'Standard deviation, y axis',
            of: ({yDeviation = NaN}: DrawnSeries) => withUnit(yDeviation, y),
          },
        ]
      : []),
    {
      name: y ? 'Underflow in x or y' : 'Underflow',
      of: ({underflow}) => formatSignificant(underflow),
    },
    {
      name: y ? 'Overflow in x or y' : 'Overflow',
      of: ({overflow}) => formatSignificant(overflow),
    },
    {name: 'NaN (not a number)', of: ({notANumber}) => formatCount(notANumber)},
  ];
}

/** Numbers beside a plot, for each selection. */
export function Statistics({drawn}: {readonly drawn: DrawResult}): ReactNode {
  return (
    <ScrollRegion label="Plot statistics">
      <table className={styles.statistics}>
        <thead>
          <tr>
            <th scope="col">Selection</th>
            {drawn.series.map(({label}, number) => (
              <th key={number} scope="col">
                <code>{label}</code>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowsFor(drawn).map(({name, of}) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {drawn.series.map((series, number) => (
                <td key={number}>{of(series)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

/** A description of a finished plot for screen readers. */
export function describeDrawResult(drawn: DrawResult): string {
  const {axes, series, entriesRead, entriesOf, entriesSkipped, isComplete} = drawn;
  const [x] = axes;
  if (!x) return '';
  const parts = series.map(
    (one) =>
      `${one.label}: ${formatCountOf(one.entries, 'entry', 'entries')}, mean ${withUnit(one.mean, x)}, standard deviation ${withUnit(one.deviation, x)}`,
  );
  const corrupt = entriesSkipped > 0 ? `, ${formatCount(entriesSkipped)} are corrupted` : '';
  const read = isComplete
    ? `${formatCountOf(entriesRead, 'entry of the tree was', 'entries of the tree were')} read${corrupt}`
    : `stopped after ${formatCount(entriesRead)} of ${formatCountOf(entriesOf, 'entry', 'entries')} of the tree`;
  return `Plot of ${axes.map(({label}) => label).join(' and ')}: ${read}. ${parts.join('; ')}.`;
}
