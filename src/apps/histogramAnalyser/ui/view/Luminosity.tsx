import type {ReactNode} from 'react';
import {RangeField} from '@site/src/components/RangeField';
import {NumberField} from '@site/src/kit/fields/NumberField';
import type {Analyser} from '../analyser';
import {formatLuminosity} from '@site/src/kit/format/quantities';
import {luminosityAt, placeOf, places} from './luminosityScale';
import styles from './Controls.module.css';

const label = 'Luminosity';

/** The amount of data: yields are proportional to it, the significance to its square root. */
export function Luminosity({analyser}: {readonly analyser: Analyser}): ReactNode {
  const {description, scheme, analysis, dispatch} = analyser;
  const {luminosity} = analysis;
  const range = scheme.luminosity;
  const set = (next: number, isMoving: boolean): void =>
    dispatch({type: 'do', action: {type: 'luminosity', luminosity: next}, isMoving});
  return (
    <section className={styles.group} aria-label={label}>
      <RangeField
        label={label}
        min={0}
        max={places}
        step={1}
        value={placeOf(luminosity, range)}
        text={formatLuminosity(luminosity)}
        onChange={(place) => set(luminosityAt(place, range), true)}
        onRelease={() => set(luminosity, false)}
      />
      <NumberField
        label={`${label} value`}
        unit="fb⁻¹"
        low={range.low}
        high={range.high}
        value={luminosity}
        onCommit={(next) => set(next, false)}
      />
      <p className={styles.remark}>
        The sample is normalised to {formatLuminosity(description.luminosity)}.
        {description.hasPseudoData &&
          (description.hasRecordedData
            ? ' Recorded data are not drawn at a different luminosity.'
            : ' Pseudo-data for the new luminosity are generated when you release the slider.')}
      </p>
    </section>
  );
}
