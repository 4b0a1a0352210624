import type {ReactNode} from 'react';
import {ScrollRegion} from '@site/src/components/ScrollRegion';
import {cellOf, type PlotData} from './plotData';
import styles from './plot.module.css';
import {printBin, printValue} from './words';

/** Rows of a plot in two dimensions that are shown; the file has all. */
const maxRows = 400;

const printWith = (value: number, error: number): string =>
  error > 0 ? `${printValue(value)} ± ${printValue(error, 3)}` : printValue(value);

function OneTable({plot}: {readonly plot: PlotData}): ReactNode {
  const [{edges}] = plot.axes;
  const last = edges.length;
  const nameOf = (slot: number): string => {
    if (slot === 0) return `below ${printValue(edges[0] ?? 0)}`;
    return slot === last
      ? `${printValue(edges[last - 1] ?? 0)} and above`
      : printBin(plot, slot - 1);
  };
  return (
    <tbody>
      {Array.from({length: last + 1}, (_, slot) => (
        <tr key={slot}>
          <th scope="row">{nameOf(slot)}</th>
          {plot.series.map(({contents, errors}, number) => (
            <td key={number}>{printWith(contents[slot] ?? 0, errors[slot] ?? 0)}</td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

interface Filled {
  readonly i: number;
  readonly j: number;
}

function filledBins({axes, series}: PlotData): readonly Filled[] {
  const [x, y] = axes;
  const [columns, rows] = [x.edges.length - 1, (y?.edges.length ?? 1) - 1];
  return Array.from({length: columns * rows}, (_, at) => ({
    i: at % columns,
    j: Math.floor(at / columns),
  })).filter(({i, j}) => series.some(({contents}) => cellOf(contents, columns, i, j) !== 0));
}

function TwoTable({plot, filled}: {plot: PlotData; filled: readonly Filled[]}): ReactNode {
  const [x, y] = plot.axes;
  if (!y) return null;
  const columns = x.edges.length - 1;
  return (
    <tbody>
      {filled.slice(0, maxRows).map(({i, j}) => (
        <tr key={`${i} ${j}`}>
          <th scope="row">{printBin({axes: [x]}, i)}</th>
          <th scope="row">{printBin({axes: [y]}, j)}</th>
          {plot.series.map(({contents, errors}, number) => (
            <td key={number}>
              {printWith(cellOf(contents, columns, i, j), cellOf(errors, columns, i, j))}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

/** What a plot shows, bin by bin, with what lies outside; in two dimensions the bins that hold something. */
export function BinTable({plot}: {readonly plot: PlotData}): ReactNode {
  const [x, y] = plot.axes;
  const filled = y ? filledBins(plot) : [];
  return (
    <>
      {filled.length > maxRows && (
        <p>
          The first {maxRows} of {filled.length} bins that hold something; the CSV has all.
        </p>
      )}
      <ScrollRegion label={`Table of bins: ${plot.title}`} className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{x.title}</th>
              {y && <th scope="col">{y.title}</th>}
              {plot.series.map(({label}, number) => (
                <th key={number} scope="col">
                  {plot.series.length > 1 ? `${plot.valueTitle}: ${label}` : plot.valueTitle}
                </th>
              ))}
            </tr>
          </thead>
          {y ? <TwoTable plot={plot} filled={filled} /> : <OneTable plot={plot} />}
        </table>
      </ScrollRegion>
    </>
  );
}
