import type {ReactNode} from 'react';
import {ScrollRegion} from '@site/src/components/ScrollRegion';
import {formatCount, formatNumber} from '@site/src/kit/format/numbers';
import {slotTotal, type Histogram} from '../../model/counting/sums';
import type {Plot} from '../../model/view';
import type {Comparison} from '@site/src/plot/ratio';
import {comparisonOf, type ComparisonKind} from './drawing/comparison';
import {layersOf, type Draw} from './drawing/layers';
import {formatYield} from '../labels/yields';
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

/** The contents of a slot with their MC statistical uncertainty. */
function Sum({of, slot}: {readonly of: Histogram; readonly slot: number}): ReactNode {
  return <td>{formatYield(slotTotal(of, slot))}</td>;
}

const comparisonNames = {ratio: 'Data / prediction', pull: 'Pull'};

/** Ratio or pull of one bin; empty for a bin without prediction, and beyond the axis. */
function compareCell({points, kind}: Comparison, slot: number): ReactNode {
  const point = points.find(({bin}) => bin === slot - 1);
  if (!point) return <td />;
  return <td>{formatNumber(point.value, {decimals: 2, plus: kind === 'pull'})}</td>;
}

interface Props {
  readonly plot: Plot;
  readonly draw?: Draw;
  /** The comparison of data and prediction that is listed. */
  readonly compared?: ComparisonKind | undefined;
  readonly dataLabel?: string | undefined;
  /** Requests the events behind a bar; bins count from 0. */
  readonly onBin?: ((bin: number) => void) | undefined;
}

/**
 * What a plot shows, as a table: a row for the events below the axis, one for each bin, and one for those
 * above. Errors are those of the simulation, √Σw²; data have the central 68 % interval.
 */
export function PlotTable(props: Props): ReactNode {
  const {plot, draw = 'stacked', compared, dataLabel = usualDataLabel, onBin} = props;
  const {histogram, series, total, data} = plot;
  const comparison = compared && comparisonOf(compared, plot, draw, layersOf(plot, draw));
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
            {comparison && <th scope="col">{comparisonNames[comparison.kind]}</th>}
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
                {comparison && compareCell(comparison, slot)}
              </tr>
            ),
          )}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
