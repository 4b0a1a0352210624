import type {ChangeEvent, CSSProperties, ReactNode} from 'react';
import {formatNumber} from '@site/src/kit/format/numbers';
import {expectedIsolation, isolationBinning} from '@site/src/physics/montecarlo/fourLepton';
import {Plot} from './Plot';
import {position, steps} from './scale';
import styles from './styles.module.css';
import {spoken, type Verdict} from './verdict';

const other = expectedIsolation('other');
const zz = expectedIsolation('zz').map((count, bin) => count + (other[bin] ?? 0));
const all = expectedIsolation('higgs').map((count, bin) => count + (zz[bin] ?? 0));
const top = 1.15 * Math.max(...all);
const layers = [
  {process: 'higgs', path: steps(all, top)},
  {process: 'zz', path: steps(zz, top)},
  {process: 'other', path: steps(other, top)},
];
const xTicks = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6].map((isolation) => ({
  at: position(isolation, isolationBinning),
  label: formatNumber(isolation, {decimals: 1}),
}));

interface Props {
  readonly cut: number;
  readonly verdict: Verdict;
  readonly onCut: (cut: number) => void;
}

/** How isolated the leptons are, with the cut as a line that can be dragged: a range input in disguise. */
export function IsolationPlot({cut, verdict, onCut}: Props): ReactNode {
  const at = position(cut, isolationBinning);
  const change = ({target}: ChangeEvent<HTMLInputElement>): void => onCut(target.valueAsNumber);
  return (
    <Plot
      name={`Histogram of the isolation of the leptons. Events with more than ${formatNumber(cut, {decimals: 2})} are cut away.`}
      className={styles.isolation}
      x={{title: 'Energy around the least isolated lepton / its own momentum', ticks: xTicks}}
      y={{title: 'Events', ticks: []}}
      over={
        <div
          className={styles.handle}
          data-without-javascript="hide"
          style={{'--at': at} as CSSProperties}
        >
          <input
            type="range"
            min={isolationBinning.low}
            max={isolationBinning.high}
            step={0.01}
            value={cut}
            onChange={change}
            autoComplete="off"
            aria-label="Largest isolation that you keep"
            aria-valuetext={`${formatNumber(cut, {decimals: 2})}. ${spoken(verdict)}.`}
            className={styles.range}
          />
          <span className={styles.line} aria-hidden>
            <span className={styles.grip} />
            {cut === isolationBinning.high && <span className={styles.hint}>drag</span>}
          </span>
        </div>
      }
    >
      {layers.map(({process, path}) => (
        <path key={process} data-process={process} d={path} />
      ))}
      <rect className={styles.removed} x={at} y="0" width={100 - at} height="100" />
    </Plot>
  );
}
