import {useId, useState, type ReactNode} from 'react';
import type {RangeFilter} from '../../model/cuts/filters';
import type {HistogramDescription} from '../../model/description';
import {isNumberOfThings} from '../../model/numberOfThings';
import {stepOf} from './snaps';
import styles from './styles.module.css';
import type {CutControl} from './useCut';
import {rangeAround} from './windows';

/** Digits are typed more slowly than arrow keys are struck. */
const typingPause = 800;

interface EndFieldProps {
  /** `from` or `to`. */
  readonly label: string;
  /** Name of the quantity, for screen readers. */
  readonly of: string;
  /** Printed after it; the other end of a range may have it for both. */
  readonly unit?: string;
  readonly step: number;
  readonly value: number | null;
  /** True if the text of the field is invalid. */
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
function EndField(props: EndFieldProps): ReactNode {
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

interface Props {
  readonly histogram: HistogramDescription;
  readonly edges: readonly number[];
  readonly control: CutControl;
  /** After Enter in one of the fields. */
  readonly onEnter?: (() => void) | undefined;
}

const cutOf = (range: RangeFilter): RangeFilter | null =>
  range.from === null && range.to === null ? null : range;

/** The ends as numbers. A number of things is kept from one whole number to another, both included. */
export function RangeNumbers({histogram, edges, control, onEnter}: Props): ReactNode {
  const range = rangeAround(edges, control.cut);
  const shift = isNumberOfThings(histogram) ? 0.5 : 0;
  const {title, unit} = histogram;
  const isBad = (next: RangeFilter): boolean =>
    next.from !== null && next.to !== null && next.from >= next.to;
  const fromOf = (end: number | null): RangeFilter => ({
    ...range,
    from: end === null ? null : end - shift,
  });
  const toOf = (end: number | null): RangeFilter => ({
    ...range,
    to: end === null ? null : end + shift,
  });
  const type = (next: RangeFilter): void => {
    control.move(cutOf(next));
    control.settleAfter(typingPause);
  };
  const shared = {
    of: unit ? `${title}, in ${unit}` : title,
    step: stepOf(histogram),
    onDone: control.settle,
    onEnter,
  };
  return (
    <>
      <EndField
        {...shared}
        label="from"
        value={range.from === null ? null : range.from + shift}
        isBad={(end) => isBad(fromOf(end))}
        onType={(end) => type(fromOf(end))}
      />
      <EndField
        {...shared}
        label="to"
        unit={unit}
        value={range.to === null ? null : range.to - shift}
        isBad={(end) => isBad(toOf(end))}
        onType={(end) => type(toOf(end))}
      />
    </>
  );
}
