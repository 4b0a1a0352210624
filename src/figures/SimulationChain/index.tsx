import {useId, type ReactNode} from 'react';
import {ExplorableFigure} from '@site/src/components/Figure/Explorable';
import styles from './styles.module.css';

interface Step {
  readonly name: string;
  /** One sentence. */
  readonly does: string;
  /** Formats that come out of it. */
  readonly gives: readonly {readonly format: string; readonly isReleased: boolean}[];
}

const kept = (format: string) => ({format, isReleased: false});
const released = (format: string) => ({format, isReleased: true});

/** The same length as the lane of data: steps side by side do the same for the two. */
export const simulation: readonly Step[] = [
  {
    name: 'Event generation',
    does: 'A generator simulates a random collision based on theory: particles and their momenta.',
    gives: [kept('EVNT'), released('HepMC')],
  },
  {
    name: 'Detector simulation',
    does: 'Geant4 or AtlFast3 tracks each particle through the material and records its energy deposits.',
    gives: [kept('HITS')],
  },
  {
    name: 'Digitisation',
    does: 'Deposits are converted to signals, with noise; pile-up is overlaid, and the trigger is simulated.',
    gives: [kept('RDO')],
  },
];

export const data: readonly Step[] = [
  {
    name: 'Collision',
    does: 'Two protons collide in the LHC, as do other pairs in the same bunch crossing (pile-up).',
    gives: [],
  },
  {
    name: 'Detector',
    does: 'Particles deposit energy in real material, and about 100 million channels convert it to signals.',
    gives: [],
  },
  {
    name: 'Trigger and readout',
    does: 'About one bunch crossing in 25,000 to 29,000 is accepted and written out.',
    gives: [kept('RAW')],
  },
];

export const common: readonly Step[] = [
  {
    name: 'Reconstruction',
    does: 'The same programs reconstruct tracks and clusters, and from them electrons, muons and jets.',
    gives: [kept('AOD')],
  },
  {
    name: 'Derivation',
    does: 'Derivation: the information required for analyses is kept, and objects are calibrated.',
    gives: [released('PHYSLITE'), released('ntuple')],
  },
  {
    name: 'Your analysis',
    does: 'One selection for both. Data must pass the good run list; simulated events are weighted.',
    gives: [],
  },
];

const title = 'From reconstruction onwards, data and simulation are processed alike';

const caption =
  'Steps in the same row correspond to each other. From reconstruction onwards, both use the same programs, formats and selection. Only simulated events also contain the generated particles (truth). Formats in a filled frame are released.';

function Formats({gives}: Pick<Step, 'gives'>): ReactNode {
  if (gives.length === 0) return null;
  return (
    <p className={styles.formats}>
      {gives.map(({format, isReleased}, index) => (
        <span key={format}>
          <code data-released={isReleased}>{format}</code>
          <span className="visually-hidden">
            {isReleased && ' (released)'}
            {index < gives.length - 1 && ' and '}
          </span>
        </span>
      ))}
    </p>
  );
}

interface LaneProps {
  readonly name: string;
  readonly kind: 'simulation' | 'data' | 'common';
  readonly start?: number;
  readonly steps: readonly Step[];
}

function Lane({name, kind, start = 1, steps}: LaneProps): ReactNode {
  const id = useId();
  return (
    <div className={styles.lane} data-kind={kind}>
      <p id={id} className={styles.title}>
        {name}
      </p>
      <ol className={styles.steps} start={start} aria-labelledby={id} role="list">
        {steps.map(({name: step, does, gives}) => (
          <li key={step}>
            <p className={styles.name}>{step}</p>
            <p className={styles.does}>{does}</p>
            <Formats gives={gives} />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Simulation and data side by side until they become the same: text, so it needs no words beside it. */
function Drawing(): ReactNode {
  return (
    <div className={styles.chains}>
      <Lane name="Simulation" kind="simulation" steps={simulation} />
      <Lane name="Data" kind="data" steps={data} />
      <Lane name="Common to both" kind="common" start={4} steps={common} />
    </div>
  );
}

/** The figure with its caption; it is text, so it needs no alternative. */
export function SimulationChain(): ReactNode {
  return (
    <ExplorableFigure title={title} caption={caption}>
      <Drawing />
    </ExplorableFigure>
  );
}
