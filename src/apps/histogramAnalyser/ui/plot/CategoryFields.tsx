import type {KeyboardEvent, ReactNode} from 'react';
import type {HistogramDescription} from '../../model/description';
import {chosenOf, toggled} from './brushing';
import styles from './styles.module.css';
import type {CutControl} from './useCut';

interface Props {
  readonly histogram: HistogramDescription;
  readonly control: CutControl;
}

/** Arrows go from box to box. */
function step({key, currentTarget}: KeyboardEvent<HTMLInputElement>): void {
  const by = {ArrowLeft: -1, ArrowRight: 1}[key];
  if (by === undefined) return;
  const boxes = Array.from(currentTarget.closest('fieldset')?.querySelectorAll('input') ?? []);
  boxes[boxes.indexOf(currentTarget) + by]?.focus();
}

/** The categories of a plot; where none is chosen, all are kept. */
export function CategoryFields({histogram, control}: Props): ReactNode {
  const {axis, categories = []} = histogram;
  const chosen = chosenOf(axis, control.cut);
  return (
    <fieldset className={styles.categories}>
      <legend>
        Categories to keep<span className="visually-hidden">: {histogram.title}</span>
      </legend>
      {categories.map((name, value) => (
        <label key={name}>
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            data-first={value === 0 || undefined}
            autoComplete="off"
            onKeyDown={step}
            onChange={() => control.set(toggled(chosen, value))}
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
