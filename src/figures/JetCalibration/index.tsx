import type {ReactNode} from 'react';
import {ExplorableFigure} from '@site/src/components/Figure/Explorable';
import styles from './styles.module.css';

export const steps = [
  {
    key: 'start',
    name: 'Reconstructed jet',
    corrects:
      'The sum of the energies of its calorimeter signals and tracks. Nothing is corrected yet.',
    from: 'The sum is too low for most jets: the calorimeter responds less to hadrons than to electrons, and some energy is lost in dead material or outside the jet.',
    appliesTo: null,
  },
  {
    key: 'origin',
    name: 'Origin',
    corrects:
      'the direction: the jet points back to the hard-scatter vertex instead of the centre of the detector.',
    from: 'the primary vertex, reconstructed from tracks. The energy is unchanged.',
    appliesTo: 'data and simulation',
  },
  {
    key: 'pileup',
    name: 'Pile-up',
    corrects:
      'energy from pile-up: first the area of the jet times the pile-up energy density, then the remaining dependence on the number of vertices and on the mean pile-up μ.',
    from: 'the density in the same event; the remaining dependence is taken from simulation.',
    appliesTo: 'data and simulation',
  },
  {
    key: 'absolute',
    name: 'Absolute scale',
    corrects:
      'the mean response: on average, the jet has the energy of the particles that formed it.',
    from: 'simulation, by comparison with truth-particle jets, as a function of energy and η.',
    appliesTo: 'data and simulation',
  },
  {
    key: 'sequential',
    name: 'Global sequential calibration',
    corrects:
      'differences between jets of the same energy: broad or narrow, early or late in the calorimeter, from quarks or from gluons. The mean does not change, but the resolution improves.',
    from: 'energy fractions in layers of the calorimeter, number of tracks, track width, and signals in the muon spectrometer behind the jet.',
    appliesTo: 'data and simulation',
  },
  {
    key: 'balance',
    name: 'In situ',
    corrects: 'the remaining difference between data and simulation.',
    from: 'the transverse-momentum balance in data: forward against central jets, then jets against a Z boson, a photon, or several jets of lower momentum.',
    appliesTo: 'data only',
  },
] as const;

type StepKey = (typeof steps)[number]['key'];

const caption =
  'The chain of jet energy calibration, from top to bottom; each step starts from the result of the one before. First the pile-up contribution is subtracted, then the energy scale is set with simulation, and finally the jets in data are corrected for the remaining difference from simulation. Sketches not to scale.';

/** Sketches in a square of 80 by 80; the words beside them say the same. */
const sketches: Readonly<Record<StepKey, ReactNode>> = {
  start: (
    <>
      <path className={styles.cone} d="M14 66 34 12A30 16 34 0 1 70 40Z" />
      <path className={styles.line} d="M14 66 46 20M14 66 58 30M14 66 64 40M14 66 38 16" />
    </>
  ),
  origin: (
    <>
      <path className={styles.faint} d="M6 68H74" />
      <path className={styles.dashed} d="M40 68 60 16" />
      <path className={styles.strong} d="M20 68 60 16" />
      <circle className={styles.hollow} cx="40" cy="68" r="4" />
      <circle className={styles.full} cx="20" cy="68" r="4" />
      <circle className={styles.cone} cx="60" cy="16" r="11" />
    </>
  ),
  pileup: (
    <>
      <circle className={styles.cone} cx="40" cy="40" r="26" />
      <path
        className={styles.specks}
        d="M8 12h0M66 10h0M72 66h0M12 70h0M40 6h0M6 42h0M74 38h0M40 74h0"
      />
      <path
        className={styles.crosses}
        d="M24 30l6 6m0-6l-6 6M50 50l6 6m0-6l-6 6M30 54l6 6m0-6l-6 6"
      />
      <path className={styles.dots} d="M40 36h0M48 30h0M42 46h0" />
    </>
  ),
  absolute: (
    <>
      <path className={styles.faint} d="M8 14H72" />
      <rect className={styles.cone} x="14" y="38" width="18" height="34" />
      <rect className={styles.cone} x="48" y="14" width="18" height="58" />
      <path className={styles.strong} d="M57 36V20m-6 7 6-7 6 7" />
      <path className={styles.dashed} d="M32 38H66" />
    </>
  ),
  sequential: (
    <>
      <path className={styles.line} d="M6 60C14 60 14 34 22 34S30 60 38 60" />
      <path className={styles.dashed} d="M22 60C30 60 30 34 38 34S46 60 54 60" />
      <path className={styles.strong} d="M30 60C38 60 36 14 46 14S54 60 62 60" />
      <path className={styles.faint} d="M4 60H76" />
    </>
  ),
  balance: (
    <>
      <path className={styles.cone} d="M40 42 52 10A16 10 34 0 1 72 26Z" />
      <path className={styles.line} d="M40 42 58 18M40 42 64 24" />
      <path className={styles.strong} d="M40 42 14 70m2-11-2 11 11-2" />
      <circle className={styles.full} cx="40" cy="42" r="4" />
    </>
  ),
};

function Pictogram({step}: {readonly step: StepKey}): ReactNode {
  return (
    <svg viewBox="0 0 80 80" className={styles.pictogram} aria-hidden>
      {sketches[step]}
    </svg>
  );
}

/** The steps of the calibration with a sketch each: text, so it needs no words beside it. */
function Drawing(): ReactNode {
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
              {appliesTo && <span className={styles.prefix}>Determined from: </span>}
              {from}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** The figure with its caption; it is text, so it needs no alternative. */
export function JetCalibration(): ReactNode {
  return (
    <ExplorableFigure caption={caption}>
      <Drawing />
    </ExplorableFigure>
  );
}
