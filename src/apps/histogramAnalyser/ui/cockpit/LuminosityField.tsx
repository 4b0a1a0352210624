import {useId, type ReactNode} from 'react';
import {NumberField} from '@site/src/kit/fields/NumberField';
import {formatLuminosity} from '@site/src/kit/format/quantities';
import type {Analyser} from '../analyser';
import {luminosityAt, placeOf, places} from '../view/luminosityScale';
import styles from './ReadoutBar.module.css';

/** The integrated luminosity as a number and on a scale. */
export function LuminosityField({analyser}: {readonly analyser: Analyser}): ReactNode {
  const {scheme, analysis, dispatch} = analyser;
  const {luminosity} = analysis;
  const range = scheme.luminosity;
  const id = useId();
  const set = (next: number, isMoving: boolean): void =>
    dispatch({type: 'do', action: {type: 'luminosity', luminosity: next}, isMoving});
  const release = (): void => set(luminosity, false);
  return (
    <div className={styles.luminosity} data-setting="luminosity">
      <label htmlFor={id}>Integrated luminosity</label>
      <NumberField
        label="Luminosity value"
        unit="fb⁻¹"
        low={range.low}
        high={range.high}
        value={luminosity}
        onCommit={(next) => set(next, false)}
      />
      <input
        id={id}
        type="range"
        min={0}
        max={places}
        step={1}
        value={placeOf(luminosity, range)}
        autoComplete="off"
        aria-valuetext={formatLuminosity(luminosity)}
        onChange={({target}) => set(luminosityAt(target.valueAsNumber, range), true)}
        onPointerUp={release}
        onPointerCancel={release}
        onKeyUp={release}
        onBlur={release}
      />
    </div>
  );
}
