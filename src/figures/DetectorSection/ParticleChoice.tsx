import {useId, type CSSProperties, type ReactNode} from 'react';
import {travellers} from './particles';
import styles from './choice.module.css';

interface Props {
  /** The key of a particle, or "all". */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Told over which one the pointer is. */
  readonly onPoint: (value: string | undefined) => void;
}

const holdsItsSign = ['b-jet', 'hadron'];

/** Whom to follow: the browser's own radio buttons, in the colours of the drawing. */
export function ParticleChoice({value, onChange, onPoint}: Props): ReactNode {
  const group = useId();
  const options = [{key: 'all', name: 'all', symbol: '', colour: 'ink'}, ...travellers];
  return (
    <fieldset className={styles.choice} data-without-javascript="hide">
      <legend>Follow a particle</legend>
      <div className={styles.options}>
        {options.map(({key, name, symbol, colour}) => (
          <label
            key={key}
            style={{'--particle': `var(--${colour})`} as CSSProperties}
            onPointerEnter={() => onPoint(key)}
            onPointerLeave={() => onPoint(undefined)}
          >
            <input
              type="radio"
              name={group}
              value={key}
              checked={key === value}
              autoComplete="off"
              onChange={() => onChange(key)}
            />
            {symbol && !holdsItsSign.includes(key) && (
              <span className={styles.symbol} aria-hidden>
                {symbol}
              </span>
            )}
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
