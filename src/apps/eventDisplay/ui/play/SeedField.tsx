import {useId, useState, type ReactNode} from 'react';
import type {Display} from '../display';
import styles from './Play.module.css';

interface Props {
  readonly display: Display;
  readonly label: string;
  /** What the number does. */
  readonly children: ReactNode;
}

const largest = 999;

/** The number that says which events come, and in which order. */
export function SeedField({display: {state, act}, label, children}: Props): ReactNode {
  const id = useId();
  const [typed, setTyped] = useState({seed: state.seed, text: String(state.seed)});
  const text = typed.seed === state.seed ? typed.text : String(state.seed);
  function change(next: string): void {
    const isFine = /^[1-9]\d{0,2}$/.test(next);
    const seed = isFine ? Number(next) : state.seed;
    setTyped({seed, text: next});
    act({type: 'seed', seed});
  }
  return (
    <div className={styles.seed}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="number"
        min={1}
        max={largest}
        step={1}
        value={text}
        autoComplete="off"
        aria-describedby={`${id}-remark`}
        onChange={({target}) => change(target.value)}
      />
      <p id={`${id}-remark`} className={styles.remark}>
        {children}
      </p>
    </div>
  );
}
