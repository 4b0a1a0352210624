/** One small drawing for each step of an analysis, 120 by 90; events and histograms are simulated. */
import type {ReactNode} from 'react';
import {circleOf, drawnLeptons, radii, softTracks} from '@site/src/physics/detector/transverseView';
import {
  expectedIsolation,
  isolationBinning,
  massBinning,
  processes,
  pseudoData,
  stackedMass,
} from '@site/src/physics/montecarlo/fourLepton';
import {fourLeptonEvent} from '@site/src/physics/montecarlo/higgsToFourLeptons';
import {seededRandom} from '@site/src/physics/random';
import {histogram} from '@site/src/physics/statistics/binning';
import {bandPath, barsPath, dotsPath} from '@site/src/plot/paths';
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

const toY = (count: number, top: number): number => foot - ((foot - margin) * count) / top;
const toX = (bin: number, bins: number): number => margin + ((width - 2 * margin) * bin) / bins;

/** The area of a histogram above the foot. */
function steps(values: readonly number[], top: number): string {
  const edges = Array.from({length: values.length + 1}, (_, bin) => toX(bin, values.length));
  const base = values.map(() => foot);
  return bandPath(
    edges,
    base,
    values.map((value) => toY(value, top)),
  );
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
      <circle r={circleOf(radii.electromagnetic).r} className={styles.electromagnetic} />
      <circle r={circleOf(radii.hadronic).r} className={styles.hadronic} />
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

const counts = histogram(
  pseudoData(seed)
    .filter(({isolation}) => isolation < cut)
    .map(({mass}) => mass),
  massBinning,
);
const top = 1.3 * Math.max(...counts);

const stack = [...stackedMass(cut)]
  .reverse()
  .map(({process, counts: layer}) => (
    <path key={process} data-process={process} d={steps(layer, top)} />
  ));

function Prediction(): ReactNode {
  return (
    <>
      {stack}
      {axis}
    </>
  );
}

function Result(): ReactNode {
  const seen = counts.flatMap((count, bin) =>
    count > 0 ? [{count, x: toX(bin + 0.5, counts.length)}] : [],
  );
  const errors = seen.map(({count, x}) => {
    const error = Math.sqrt(count);
    return {x, from: toY(count - error, top), to: toY(count + error, top)};
  });
  return (
    <>
      {stack}
      {axis}
      <path className={styles.errors} d={barsPath(errors)} />
      <path
        className={styles.points}
        d={dotsPath(seen.map(({count, x}) => ({x, y: toY(count, top)})))}
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
