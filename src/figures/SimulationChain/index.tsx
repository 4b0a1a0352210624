import {useId, type ReactNode} from 'react';
import {common, data, simulation, type Step} from './steps';
import styles from './styles.module.css';

export {caption, title} from './steps';

function Formats({gives}: Pick<Step, 'gives'>): ReactNode {
  if (gives.length === 0) return null;
  return (
    <p className={styles.formats}>
      {gives.map(({format, isReleased}, index) => (
        <span key={format}>
          <code data-released={isReleased}>{format}</code>
          <span className="visually-hidden">
            {isReleased && ' (released)'}
            {index < gives.length - 1 && ' and '}
          </span>
        </span>
      ))}
    </p>
  );
}

interface LaneProps {
  readonly name: string;
  readonly kind: 'simulation' | 'data' | 'common';
  readonly start?: number;
  readonly steps: readonly Step[];
}

function Lane({name, kind, start = 1, steps}: LaneProps): ReactNode {
  const id = useId();
  return (
    <div className={styles.lane} data-kind={kind}>
      <p id={id} className={styles.title}>
        {name}
      </p>
      <ol className={styles.steps} start={start} aria-labelledby={id} role="list">
        {steps.map(({name: step, does, gives}) => (
          <li key={step}>
            <p className={styles.name}>{step}</p>
            <p className={styles.does}>{does}</p>
            <Formats gives={gives} />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Simulation and data side by side until they become the same: text, so it needs no words beside it. */
export function SimulationChain(): ReactNode {
  return (
    <div className={styles.chains}>
      <Lane name="Simulation" kind="simulation" steps={simulation} />
      <Lane name="Data" kind="data" steps={data} />
      <Lane name="Common to both" kind="common" start={4} steps={common} />
    </div>
  );
}
