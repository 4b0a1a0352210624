import type {ChangeEvent, CSSProperties, ReactNode} from 'react';
import {formatNumber} from '@site/src/kit/format/numbers';
import {expectedIsolation, isolationBinning} from '@site/src/physics/montecarlo/fourLepton';
import {position, steps} from '../model/scale';
import {isComplete, type HeroState} from '../model/state';
import {verdictText, verdictOn} from '../model/verdict';
import styles from './isolation.module.css';
import {Plot} from './Plot';

const other = expectedIsolation('other');
const zz = expectedIsolation('zz').map((count, bin) => count + (other[bin] ?? 0));
const all = expectedIsolation('higgs').map((count, bin) => count + (zz[bin] ?? 0));
const top = 1.08 * Math.max(...all);
const layers = [
  {process: 'higgs', path: steps(all, top)},
  {process: 'zz', path: steps(zz, top)},
  {process: 'other', path: steps(other, top)},
];
const axis = {
  title: 'Energy around the least isolated lepton / its momentum',
  ticks: [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6].map((isolation) => ({
    at: position(isolation, isolationBinning),
    label: formatNumber(isolation, {decimals: 1}),
  })),
};

interface HandleProps {
  readonly state: HeroState;
  readonly onCut: (cut: number) => void;
}

/** The cut as a line that can be dragged: a range input in disguise. */
function Handle({state, onCut}: HandleProps): ReactNode {
  const {cut} = state;
  const change = ({target}: ChangeEvent<HTMLInputElement>): void => onCut(target.valueAsNumber);
  return (
    <div
      className={styles.handle}
      data-without-javascript="hide"
      style={{'--at': position(cut, isolationBinning)} as CSSProperties}
    >
      <input
        type="range"
        min={isolationBinning.low}
        max={isolationBinning.high}
        step={0.01}
        value={cut}
        onChange={change}
        autoComplete="off"
        aria-label="Maximum isolation"
        aria-valuetext={`${formatNumber(cut, {decimals: 2})}. ${verdictText(verdictOn(cut))}.`}
        className={styles.range}
      />
      <span className={styles.line} aria-hidden>
        <span className={styles.grip} />
        {isComplete(state) && cut === isolationBinning.high && (
          <span className={styles.hint}>drag</span>
        )}
      </span>
    </div>
  );
}

/** The histogram of the isolation, with the events that the cut removes in grey. */
export function IsolationPlot({state, onCut}: HandleProps): ReactNode {
  const at = position(state.cut, isolationBinning);
  return (
    <Plot
      name={`Histogram of the lepton isolation. Events above ${formatNumber(state.cut, {decimals: 2})} are removed.`}
      height="low"
      x={axis}
      over={<Handle state={state} onCut={onCut} />}
    >
      {isComplete(state) ? (
        layers.map(({process, path}) => <path key={process} data-process={process} d={path} />)
      ) : (
        <path className={styles.undivided} d={layers[0]?.path} />
      )}
      <rect className={styles.removed} x={at} y="0" width={100 - at} height="100" />
    </Plot>
  );
}
