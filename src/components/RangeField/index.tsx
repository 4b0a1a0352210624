import {useId, type ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  readonly label: ReactNode;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly value: number;
  /** The value with its unit, shown beside the label. */
  readonly text: string;
  /** What is spoken of the value, if its text does not say enough. */
  readonly spoken?: string;
  readonly onChange: (value: number) => void;
  /** Called when the reader lets go of it. */
  readonly onRelease?: () => void;
}

/** A quantity that readers move along a scale. Without JavaScript it would do nothing, and is hidden. */
export function RangeField(props: Props): ReactNode {
  const {label, min, max, step, value, text, spoken, onChange, onRelease} = props;
  const id = useId();
  return (
    <div className={styles.field} data-without-javascript="hide">
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id} className={styles.value} aria-hidden>
        {text}
      </output>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        autoComplete="off"
        aria-valuetext={spoken ?? text}
        onChange={({target}) => onChange(target.valueAsNumber)}
        onPointerUp={onRelease}
        onPointerCancel={onRelease}
        onKeyUp={onRelease}
        onBlur={onRelease}
      />
    </div>
  );
}
