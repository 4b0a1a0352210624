import {useRef, type KeyboardEvent, type ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  readonly name: string;
  readonly max: number;
  readonly value: number;
  readonly spoken: string;
  /** Whether it lies over the other one, where both stand at one place. */
  readonly isAbove: boolean;
  /** The one that has the focus when the plot gets it. */
  readonly isFirst: boolean;
  /** The place that a key moves it to; undefined if that is left to the browser. */
  readonly afterKey: (key: KeyboardEvent) => number | undefined;
  readonly onMove: (value: number) => void;
  readonly onPause: () => void;
  readonly onDone: () => void;
}

/** One end of a range on the axis of a plot: a range input whose track is drawn by its parent. */
export function EndSlider(props: Props): ReactNode {
  const {name, max, value, spoken, isAbove, isFirst, afterKey, onMove, onPause, onDone} = props;
  const isHeld = useRef(false);
  const hold = (): void => {
    isHeld.current = true;
  };
  const press = (event: KeyboardEvent): void => {
    hold();
    const next = event.ctrlKey || event.altKey || event.metaKey ? undefined : afterKey(event);
    if (next === undefined) return;
    event.preventDefault();
    if (next !== value) onMove(next);
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
      data-first={isFirst || undefined}
      onChange={({target}) => {
        onMove(target.valueAsNumber);
        if (!isHeld.current) onPause();
      }}
      onKeyDown={press}
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
