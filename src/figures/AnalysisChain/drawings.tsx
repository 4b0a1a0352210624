/** One small drawing for each step of an analysis, 120 by 90; events and histograms are simulated. */
import type {ReactNode} from 'react';
import {drawnLeptons, radii, softTracks} from '@site/src/physics/detector/transverseView';
import {
  expectedIsolation,
  expectedMass,
  isolationBinning,
  massBinning,
  processes,
  pseudoData,
} from '@site/src/physics/montecarlo/fourLepton';
import {fourLeptonEvent} from '@site/src/physics/montecarlo/higgsToFourLeptons';
import {seededRandom} from '@site/src/physics/random';
import {histogram} from '@site/src/physics/statistics/binning';
import type {ChainStep} from '@site/src/data/analysisChain';
import styles from './styles.module.css';

const width = 120;
const height = 90;
const margin = 10;
const foot = height - margin;
const seed = 20250703;
/** The cut of the home page, which removes most fake leptons. */
const cut = 0.14;

const digits = (value: number): number => Math.round(value * 10) / 10;

/** Steps of a histogram, closed along the foot. */
function steps(counts: readonly number[], top: number): string {
  const bin = (width - 2 * margin) / counts.length;
  const y = (count: number): number => digits(foot - ((foot - margin) * count) / top);
  const path = counts.map((count, i) => `V${y(count)}H${digits(margin + (i + 1) * bin)}`);
  return `M${margin} ${foot}${path.join('')}V${foot}Z`;
}

const axis = <path className={styles.axis} d={`M${margin} ${foot}H${width - margin}`} />;

function Collision(): ReactNode {
  const quarks = [
    [-6, -6],
    [4, 2],
    [-3, 7],
  ] as const;
  const middle = `translate(${width / 2} ${height / 2})`;
  const rays = [20, 60, 110, 160, 200, 250, 300, 340].map((degrees) => {
    const [cos, sin] = [Math.cos, Math.sin].map((f) => f((degrees * Math.PI) / 180));
    const at = (radius: number): string =>
      `${digits(radius * (cos ?? 0))} ${digits(radius * (sin ?? 0))}`;
    return `M${at(26)}L${at(38)}`;
  });
  return (
    <g transform={middle}>
      <path className={styles.beam} d="M-56 0H-26M56 0H26" />
      <path className={styles.ray} d={rays.join('')} />
      {[-9, 9].map((x) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <circle r="14" className={styles.proton} />
          {quarks.map(([cx, cy]) => (
            <circle key={cx} cx={cx} cy={cy} r="2.5" className={styles.quark} />
          ))}
        </g>
      ))}
    </g>
  );
}

function Event(): ReactNode {
  const {electrons, showers, muons} = drawnLeptons(fourLeptonEvent(7).leptons);
  return (
    <g transform={`translate(${width / 2} ${height / 2}) scale(.42)`}>
      <circle r={radii.tracker} className={styles.edge} />
      <circle r="43" className={styles.electromagnetic} />
      <circle r="56.500" className={styles.hadronic} />
      {radii.muon.map((r) => (
        <circle key={r} r={r} pathLength={16} className={styles.chambers} />
      ))}
      <path className={styles.soft} d={softTracks(seededRandom(1007), 14)} />
      <path className={styles.electron} d={electrons} />
      <path className={styles.shower} d={showers} />
      <path className={styles.muon} d={muons} />
    </g>
  );
}

function Objects(): ReactNode {
  return (
    <>
      <path className={styles.jetArea} d="M14 62L92 12A40 40 0 0 1 104 34Z" />
      <path className={styles.jet} d="M14 62L96 16M14 62L90 24M14 62L100 27" />
      <path className={styles.muon} d="M14 62L108 70" />
      <path className={styles.electron} d="M14 62L66 82" />
      <path className={styles.shower} d="M64 77l14 5-3 7-14-5z" />
      <text x="88" y="48">
        jet
      </text>
      <text x="98" y="64">
        μ
      </text>
      <text x="46" y="88">
        e
      </text>
    </>
  );
}

function Selection(): ReactNode {
  const all = processes.reduce<readonly number[]>(
    (sum, process) => expectedIsolation(process).map((count, bin) => count + (sum[bin] ?? 0)),
    [],
  );
  const x = margin + ((width - 2 * margin) * cut) / isolationBinning.high;
  return (
    <>
      <path className={styles.kept} d={steps(all, Math.max(...all))} />
      <rect className={styles.removed} x={x} y="0" width={width - x} height={foot} />
      {axis}
      <path className={styles.cut} d={`M${digits(x)} ${margin / 2}V${foot + 5}`} />
    </>
  );
}

function stacked(): readonly (readonly number[])[] {
  const layers: (readonly number[])[] = [];
  for (const process of processes) {
    const below = layers.at(-1);
    layers.push(expectedMass(process, cut).map((count, bin) => count + (below?.[bin] ?? 0)));
  }
  return layers;
}

const layers = stacked();
const counts = histogram(
  pseudoData(seed)
    .filter(({isolation}) => isolation < cut)
    .map(({mass}) => mass),
  massBinning,
);
const top = 1.3 * Math.max(...counts);

const stack = layers
  .map((layer, i) => <path key={processes[i]} data-process={processes[i]} d={steps(layer, top)} />)
  .reverse();

function Prediction(): ReactNode {
  return (
    <>
      {stack}
      {axis}
    </>
  );
}

function Result(): ReactNode {
  const bin = (width - 2 * margin) / counts.length;
  const y = (count: number): number => digits(foot - ((foot - margin) * count) / top);
  const x = (i: number): number => digits(margin + (i + 0.5) * bin);
  const seen = counts.flatMap((count, i) => (count > 0 ? [{count, i}] : []));
  const error = seen.map(
    ({count, i}) => `M${x(i)} ${y(count - Math.sqrt(count))}V${y(count + Math.sqrt(count))}`,
  );
  return (
    <>
      {stack}
      {axis}
      <path className={styles.errors} d={error.join('')} />
      <path
        className={styles.points}
        d={seen.map(({count, i}) => `M${x(i)} ${y(count)}h0`).join('')}
      />
    </>
  );
}

const drawings = {
  collision: Collision,
  event: Event,
  object: Objects,
  selection: Selection,
  prediction: Prediction,
  result: Result,
};

export function Drawing({step}: {readonly step: ChainStep['key']}): ReactNode {
  const Picture = drawings[step];
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={styles.drawing} aria-hidden>
      <Picture />
    </svg>
  );
}
