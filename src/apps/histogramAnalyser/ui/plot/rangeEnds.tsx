import {useId, useState, useRef, type ReactNode, type KeyboardEvent} from 'react';
import styles from './styles.module.css';

interface EndFieldProps {
  /** `from` or `to`. */
  readonly label: string;
  /** Of what, for those who do not see where it stands. */
  readonly of: string;
  /** Printed after it; the other end of a range may have it for both. */
  readonly unit?: string;
  readonly step: number;
  readonly value: number | null;
  /** Whether the text of the field is invalid. */
  readonly isBad: (value: number | null) => boolean;
  readonly onType: (value: number | null) => void;
  readonly onDone: () => void;
  readonly onEnter?: (() => void) | undefined;
}

const parsed = (text: string): number | null | undefined => {
  if (text.trim() === '') return null;
  const value = Number(text);
  return Number.isFinite(value) ? value : undefined;
};

/** One end of a range, as a number; empty means open. What is typed counts while it makes sense. */
export function EndField(props: EndFieldProps): ReactNode {
  const {label, of, unit, step, value, isBad, onType, onDone, onEnter} = props;
  const id = useId();
  const [draft, setDraft] = useState<string>();
  const typed = draft === undefined ? value : parsed(draft);
  const type = (text: string): void => {
    setDraft(text);
    const end = parsed(text);
    if (end !== undefined && !isBad(end)) onType(end);
  };
  const done = (): void => {
    setDraft(undefined);
    onDone();
  };
  return (
    <span className={styles.end}>
      <label htmlFor={id}>
        {label}
        <span className="visually-hidden">, {of}</span>
      </label>
      <input
        id={id}
        type="number"
        inputMode="decimal"
        step={step}
        value={draft ?? (value === null ? '' : `${Number(value.toPrecision(9))}`)}
        placeholder="open"
        autoComplete="off"
        data-end={label}
        aria-invalid={typed === undefined || (draft !== undefined && isBad(typed)) || undefined}
        onChange={({target}) => type(target.value)}
        onKeyDown={({key}) => {
          if (key !== 'Enter') return;
          done();
          onEnter?.();
        }}
        onBlur={done}
      />
      {unit && <span aria-hidden>{unit}</span>}
    </span>
  );
}

interface EndSliderProps {
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
export function EndSlider(props: EndSliderProps): ReactNode {
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
