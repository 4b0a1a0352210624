import type {ReactNode} from 'react';
import {ScrollRegion} from '@site/src/components/ScrollRegion';
import {formatCount} from '@site/src/kit/format/numbers';
import type {Histogram} from '../../model/counting/sums';
import type {Plot} from '../../model/view';
import {usualDataLabel} from './legendEntries';
import {formatBin, formatContent, formatValue} from './quantities';
import {isNumberOfThings} from '../../model/numberOfThings';
import styles from './styles.module.css';

/** Underflow, bins and overflow, in words. */
function slotNames({histogram, edges}: Plot): readonly string[] {
  const bins = edges.slice(1).map((_, bin) => formatBin(histogram, bin));
  const [low, high] = [edges[0] as number, edges.at(-1) as number];
  if (histogram.categories) return ['other', ...bins, 'other'];
  if (isNumberOfThings(histogram)) {
    return [
      `below ${formatValue(low + 0.5, histogram)}`,
      ...bins,
      `above ${formatValue(high - 0.5, histogram)}`,
    ];
  }
  return [
    `below ${formatValue(low, histogram)}`,
    ...bins,
    `${formatValue(high, histogram)} and above`,
  ];
}

function Sum({
  of: {sumOfWeights, sumOfSquaredWeights},
  slot,
}: {
  of: Histogram;
  slot: number;
}): ReactNode {
  const [value, square] = [sumOfWeights[slot] as number, sumOfSquaredWeights[slot] as number];
  return (
    <td>
      {formatContent(value)}
      {square > 0 && ` ± ${formatContent(Math.sqrt(square))}`}
    </td>
  );
}

interface Props {
  readonly plot: Plot;
  readonly dataLabel?: string | undefined;
  /** Asks for the events behind a bar; bins count from 0. */
  readonly onBin?: ((bin: number) => void) | undefined;
}

/**
 * What a plot shows, as a table: a row for the events below the axis, one for each bin, and one for those
 * above. Errors are those of the simulation, √Σw²; data have the central 68 % interval.
 */
export function PlotTable({plot, dataLabel = usualDataLabel, onBin}: Props): ReactNode {
  const {histogram, series, total, data} = plot;
  const isHidden = (slot: number): boolean =>
    (histogram.categories !== undefined || isNumberOfThings(histogram)) &&
    (slot === 0 || slot === plot.edges.length) &&
    total.rows[slot] === 0 &&
    (data?.[slot]?.count ?? 0) === 0;
  return (
    <ScrollRegion label={`Table: ${histogram.title}`} className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{histogram.title}</th>
            {series.map(({process}) => (
              <th key={process.id} scope="col">
                {process.label}
              </th>
            ))}
            <th scope="col">Sum</th>
            {data && <th scope="col">{dataLabel}</th>}
          </tr>
        </thead>
        <tbody>
          {slotNames(plot).map((name, slot) =>
            isHidden(slot) ? null : (
              <tr key={slot}>
                <th scope="row">
                  {onBin && slot > 0 && slot < plot.edges.length ? (
                    <button
                      type="button"
                      className={styles.bin}
                      aria-haspopup="dialog"
                      aria-label={`${name}: list the events`}
                      onClick={() => onBin(slot - 1)}
                    >
                      {name}
                    </button>
                  ) : (
                    name
                  )}
                </th>
                {series.map(({process, sums}) => (
                  <Sum key={process.id} of={sums} slot={slot} />
                ))}
                <Sum of={total} slot={slot} />
                {data?.[slot] && (
                  <td>
                    {formatCount(Math.round(data[slot].count))} ({formatContent(data[slot].low)} to{' '}
                    {formatContent(data[slot].high)})
                  </td>
                )}
              </tr>
            ),
          )}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
