import type {ReactNode} from 'react';
import {Pictogram} from './Pictogram';
import {steps} from './steps';
import styles from './styles.module.css';

export {caption} from './steps';

/** The steps of the calibration with a sketch each: text, so it needs no words beside it. */
export function JetCalibration(): ReactNode {
  return (
    <ol className={styles.steps} role="list">
      {steps.map(({key, name, corrects, from, appliesTo}, index) => (
        <li key={key} className={styles.step}>
          <Pictogram step={key} />
          <div className={styles.words}>
            <p className={styles.name}>
              {index > 0 ? `${index}. ${name}` : name}{' '}
              {appliesTo && (
                <span className={styles.applies} data-only={appliesTo === 'data only'}>
                  {appliesTo}
                </span>
              )}
            </p>
            <p>
              {appliesTo && <span className={styles.prefix}>Corrects: </span>}
              {corrects}
            </p>
            <p className={styles.from}>
              {appliesTo && <span className={styles.prefix}>Known from: </span>}
              {from}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
