import type {ReactNode} from 'react';
import {RangeField} from '@site/src/components/RangeField';
import {formatSignificant} from '@site/src/kit/format/numbers';
import type {Range} from '../model/query';
import {placesOf, rangeBetween, type MapAxis} from './boxes';
import styles from './FinderMap.module.css';

interface Props {
  readonly axis: MapAxis;
  readonly range: Range;
  readonly onChange: (range: Range) => void;
}

const step = 0.1;

const labels = {from: 'at least', to: 'at most'} as const;

/** Two sliders for the ends of a range on a logarithmic axis, in tenths of a decade. An end of the axis is open. */
export function AxisRange({axis, range, onChange}: Props): ReactNode {
  const decades = Math.log10(axis.max / axis.min);
  const [start, end] = placesOf(range, axis);

  /** Neither end passes the other. */
  function move(which: keyof Range, decade: number): void {
    const place = decade / decades;
    const moved =
      which === 'from'
        ? rangeBetween(Math.min(place, end), 1, axis)
        : rangeBetween(0, Math.max(place, start), axis);
    onChange({...range, [which]: moved[which]});
  }

  return (
    <fieldset className={styles.range}>
      <legend>{axis.title}</legend>
      {(['from', 'to'] as const).map((which) => {
        const value = range[which];
        return (
          <RangeField
            key={which}
            label={labels[which]}
            min={0}
            max={Number(decades.toFixed(1))}
            step={step}
            value={Number((decades * (which === 'from' ? start : end)).toFixed(1))}
            text={value === null ? 'any' : formatSignificant(value, 2)}
            onChange={(decade) => move(which, decade)}
          />
        );
      })}
    </fieldset>
  );
}
