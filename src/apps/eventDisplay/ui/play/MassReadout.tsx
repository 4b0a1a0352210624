import type {ReactNode} from 'react';
import {SmallButton} from '@site/src/components/SmallButton';
import type {Display} from '../display';
import {useFill} from '../view/useFill';
import {formatMomentum} from '../labels/rowText';
import styles from './Play.module.css';

interface Props {
  readonly display: Display;
  /** Fills it into a histogram of the reader's own. */
  readonly isFillable?: boolean;
}

/** The mass of what was combined. */
export function MassReadout({display, isFillable = false}: Props): ReactNode {
  const {state, act} = display;
  const {mass, label, isFilled, fill} = useFill(display);
  return (
    <div className={styles.mass}>
      {mass === undefined ? (
        <p className={styles.remark}>
          {state.basket.length === 1 && 'Select a second object to see the invariant mass.'}
        </p>
      ) : (
        <p className={styles.readout}>
          <i>m</i>({label}) = <strong>{formatMomentum(mass)} GeV</strong>
        </p>
      )}
      <p className={styles.buttons}>
        {isFillable && (
          <SmallButton
            title="Add the mass to the histogram (F)"
            aria-disabled={fill === undefined}
            onClick={() => fill?.()}
          >
            {isFilled ? 'Added' : 'Add to histogram'}
          </SmallButton>
        )}
        {state.picked.length > 0 && (
          <SmallButton title="Clear selection (L)" onClick={() => act({type: 'letGo'})}>
            Clear selection
          </SmallButton>
        )}
      </p>
    </div>
  );
}
