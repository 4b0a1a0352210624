import {useRef, type ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  readonly name: string;
  readonly max: number;
  readonly value: number;
  readonly spoken: string;
  /** Whether it lies over the other one, where both stand at one place. */
  readonly isAbove: boolean;
  readonly onMove: (value: number) => void;
  readonly onPause: () => void;
  readonly onDone: () => void;
}

/** One end of a range on the axis of a plot: a range input whose track is drawn by its parent. */
export function EndSlider(props: Props): ReactNode {
  const {name, max, value, spoken, isAbove, onMove, onPause, onDone} = props;
  const isHeld = useRef(false);
  const hold = (): void => {
    isHeld.current = true;
  };
  const release = (): void => {
    isHeld.current = false;
    onPause();
  };
  return (
    <input
      type="range"
      className={styles.slider}
      aria-label={name}
      aria-valuetext={spoken}
      min={0}
      max={max}
      step={1}
      value={value}
      autoComplete="off"
      data-above={isAbove || undefined}
      onChange={({target}) => {
        onMove(target.valueAsNumber);
        if (!isHeld.current) onPause();
      }}
      onKeyDown={hold}
      onKeyUp={release}
      onPointerDown={hold}
      onPointerUp={release}
      onPointerCancel={release}
      onBlur={() => {
        isHeld.current = false;
        onDone();
      }}
    />
  );
}
