import type {CSSProperties, ReactNode} from 'react';
import {formatNumber} from '@site/src/kit/format/numbers';
import {histogram} from '@site/src/physics/statistics/binning';
import {
  expectedMass,
  massBinning,
  massWindow,
  processes,
  pseudoData,
} from '@site/src/physics/montecarlo/fourLepton';
import {poissonInterval} from '@site/src/physics/statistics/statistics';
import {Plot} from './Plot';
import {height, position, roundTicks, steps} from './scale';
import styles from './styles.module.css';
import {spoken, type Verdict} from './verdict';

const events = pseudoData(20250703);
const xTicks = [100, 110, 120, 130, 140, 150, 160].map((mass) => ({
  at: position(mass, massBinning),
  label: `${mass}`,
}));

/** Each process on top of those before it. */
function stacked(cut: number): readonly (readonly number[])[] {
  const layers: (readonly number[])[] = [];
  for (const process of processes) {
    const below = layers.at(-1);
    layers.push(expectedMass(process, cut).map((count, bin) => count + (below?.[bin] ?? 0)));
  }
  return layers;
}

function seenEvents(cut: number): readonly number[] {
  const passing = events.filter(({isolation}) => isolation < cut);
  return histogram(
    passing.map(({mass}) => mass),
    massBinning,
  );
}

function centre(bin: number): number {
  return ((bin + 0.5) * 100) / massBinning.bins;
}

function pointsPath(counts: readonly number[], top: number): string {
  return counts
    .map((count, bin) => (count > 0 ? `M${centre(bin)} ${height(count, top)}h0` : ''))
    .join('');
}

function barsPath(counts: readonly number[], top: number): string {
  return counts
    .map((count, bin) => {
      if (count === 0) return '';
      const {low, high} = poissonInterval(count);
      return `M${centre(bin)} ${height(low, top)}V${height(high, top)}`;
    })
    .join('');
}

interface Props {
  readonly cut: number;
  readonly verdict: Verdict;
  /** The luminosity and the warning, on the picture as in a publication. */
  readonly label: ReactNode;
}

/** Four-lepton mass of the events that pass the cut: expectation stacked, pseudo-data as points. */
export function MassPlot({cut, verdict, label}: Props): ReactNode {
  const layers = stacked(cut);
  const seen = seenEvents(cut);
  const tallest = Math.max(...(layers.at(-1) ?? []), ...seen.map((n) => poissonInterval(n).high));
  const top = 1.25 * tallest;
  const peak = Math.max(...(layers.at(-1) ?? []).slice(8, 12));
  return (
    <Plot
      name={`Histogram of the mass of four leptons from 100 to 160 GeV. ${spoken(verdict)} between ${massWindow.low} and ${massWindow.high} GeV.`}
      className={styles.mass}
      x={{title: 'Four-lepton invariant mass [GeV]', ticks: xTicks}}
      y={{
        title: 'Events / 2.5 GeV',
        ticks: roundTicks(top).map((count) => ({
          at: position(count, {low: 0, high: top}),
          label: `${count}`,
        })),
      }}
      over={
        <>
          <p className={styles.readout} aria-hidden>
            {formatNumber(verdict.significance, {decimals: 1})}σ{' '}
            <span>{verdict.headline.toLowerCase()}</span>
          </p>
          <p className={styles.label}>{label}</p>
          {verdict.significance >= 3 && (
            <p
              className={styles.peak}
              style={{'--x': position(125, massBinning), '--y': height(peak, top)} as CSSProperties}
              aria-hidden
            >
              Higgs boson
            </p>
          )}
        </>
      }
    >
      <rect
        className={styles.window}
        x={position(massWindow.low, massBinning)}
        width={position(massWindow.high, massBinning) - position(massWindow.low, massBinning)}
        y="0"
        height="100"
      />
      {layers
        .map((counts, i) => (
          <path key={processes[i]} data-process={processes[i]} d={steps(counts, top)} />
        ))
        .reverse()}
      <path className={styles.bars} d={barsPath(seen, top)} />
      <path className={styles.points} d={pointsPath(seen, top)} />
    </Plot>
  );
}
