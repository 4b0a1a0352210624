import type {ReactNode} from 'react';
import {releaseOf} from '@site/src/data/catalogue/releases';
import type {ReleaseKey} from '@site/src/data/catalogue/types';
import {formatCount} from '@site/src/kit/format/numbers';
import styles from './styles.module.css';

interface Example {
  readonly variable: string;
  /** In GeV. */
  readonly threshold: number;
}

/** A cut as it is usual with the files of a release. */
const examples: Readonly<Partial<Record<ReleaseKey, Example>>> = {
  '2024r-pp': {variable: 'AnalysisMuonsAuxDyn.pt', threshold: 25},
  '2024r-hi': {variable: 'pt', threshold: 1},
  '2025r-evgen-13tev': {variable: 'pt', threshold: 25},
  '2025r-evgen-13p6tev': {variable: 'pt', threshold: 25},
};

const exampleOf = (release: ReleaseKey): Example =>
  examples[release] ?? {variable: 'lep_pt', threshold: 25};

const factors = {MeV: 1000, GeV: 1} as const;

function Slip({release}: {readonly release: ReleaseKey}): ReactNode {
  const {energyUnit} = releaseOf(release);
  const {variable, threshold} = exampleOf(release);
  const right = threshold * factors[energyUnit];
  if (energyUnit === 'GeV') {
    return (
      <>
        A common mistake is to copy a cut from code for an older release:{' '}
        <code>{`${variable} > ${1000 * threshold}`}</code> selects nothing here. Write{' '}
        <code>{`${variable} > ${right}`}</code>.
      </>
    );
  }
  return (
    <>
      A common mistake is a cut in GeV: <code>{`${variable} > ${threshold}`}</code> keeps almost all
      events. Write <code>{`${variable} > ${right}`}</code>, or divide by 1000 once, when you read
      the file.
    </>
  );
}

/** Prominent notice of the unit of energies in a release, and of what goes wrong otherwise. */
export function UnitNotice({release}: {readonly release: ReleaseKey}): ReactNode {
  const {energyUnit} = releaseOf(release);
  const {threshold} = exampleOf(release);
  const stored = formatCount(threshold * factors[energyUnit]);
  return (
    <div className={styles.notice} role="note" aria-label={`Energies are in ${energyUnit}`}>
      <p className={styles.unit} aria-hidden>
        {energyUnit}
      </p>
      <p className={styles.words}>
        Energies, momenta and masses in the files of <code>{release}</code> are in{' '}
        <strong>{energyUnit}</strong>: {threshold} GeV is stored as {stored}.{' '}
        <Slip release={release} />
      </p>
    </div>
  );
}
