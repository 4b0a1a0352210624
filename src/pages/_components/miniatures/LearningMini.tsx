import {useMemo, useState, type ReactNode} from 'react';
import {belief, examples, sortedRight, train, type Weights} from './learning';
import styles from './styles.module.css';

const list = examples(3, 160);
const maxSteps = 60;
const cells = 25;

function dots(isSignal: boolean): string {
  return list
    .filter((example) => example.isSignal === isSignal)
    .map(({x, y}) => `M${(100 * x).toFixed(1)} ${(100 - 100 * y).toFixed(1)}h0`)
    .join('');
}

const signalDots = dots(true);
const backgroundDots = dots(false);

/** The part of the plot in which the machine believes in signal, as rows of cells. */
function believedRegion(weights: Weights): string {
  const size = 100 / cells;
  return Array.from({length: cells * cells}, (_, i) => {
    const [column, row] = [i % cells, Math.floor(i / cells)];
    const isSignal = belief(weights, (column + 0.5) / cells, (row + 0.5) / cells) > 0.5;
    return isSignal ? `M${column * size} ${100 - (row + 1) * size}h${size}v${size}h-${size}z` : '';
  }).join('');
}

/** Two clouds of events and a line between them that gets better with each step of learning. */
export function LearningMini(): ReactNode {
  const [steps, setSteps] = useState(maxSteps);
  const weights = useMemo(() => train(list, steps), [steps]);
  const right = sortedRight(weights, list);
  const result =
    steps === 0
      ? 'Not trained yet.'
      : `After ${steps} ${steps === 1 ? 'step' : 'steps'} it classifies ${right} of ${list.length} events correctly.`;
  return (
    <>
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className={styles.picture}
        role="img"
        aria-label={`Events by missing transverse momentum and the angular separation of their leptons. ${result}`}
      >
        <path className={styles.believed} d={believedRegion(weights)} />
        <path className={styles.background} d={backgroundDots} />
        <path className={styles.signal} d={signalDots} />
      </svg>
      <p className={styles.axes} aria-hidden>
        <span>
          <span className={styles.signalKey}>with</span> and{' '}
          <span className={styles.backgroundKey}>without</span> an invisible particle
        </span>
        <span>missing transverse momentum →</span>
      </p>
      <label className={styles.control} data-without-javascript="hide">
        Learning
        <input
          type="range"
          min={0}
          max={maxSteps}
          value={steps}
          autoComplete="off"
          aria-valuetext={result}
          onChange={({target}) => setSteps(target.valueAsNumber)}
        />
      </label>
      <p className={styles.result}>{result}</p>
    </>
  );
}
