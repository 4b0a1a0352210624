/**
 * An event that agrees with a row of a teaching sample: what the row contains is kept, and the rest is generated
 * by a seed of the sample and the row, so that it is always the same event.
 */
import {seededRandom, seedOf, type Random} from '@site/src/physics/random';
import type {SampleKey} from '@site/src/samples/registry';
import type {DetectorEvent} from './event';
import {besideInvisible} from './sampleRow/besideInvisible';
import {dressed, type FixedObjects} from './sampleRow/dressed';
import {fourLeptonsOfRow} from './sampleRow/fourLeptonsOfRow';
import {rowValues, type Columns, type RowValues} from './sampleRow/rowValues';
import {twoLeptons} from './sampleRow/twoLeptons';
import {twoPhotons} from './sampleRow/twoPhotons';

type Maker = (random: Random, row: RowValues) => FixedObjects;

const withJetsAbove =
  (minPt: number): Maker =>
  (random, row) =>
    twoLeptons(random, row, minPt);

const makers: Readonly<Record<SampleKey, Maker>> = {
  hww13: withJetsAbove(30),
  hww13d: withJetsAbove(30),
  hww8: withJetsAbove(30),
  zll13: withJetsAbove(30),
  ttz13: withJetsAbove(25),
  hzz13: fourLeptonsOfRow,
  hyy13: twoPhotons,
  dm13: besideInvisible,
};

export const isDrawnSample = (key: string): key is SampleKey => Object.hasOwn(makers, key);

const note =
  'Built from one row of a sample simulated for teaching: leptons, photons, numbers of jets and missing transverse momentum are those of the row; everything else is generated at random.';

/**
 * Masses, momenta, angles and counts agree with the row to its rounding; ETmiss/HT of `dm13` only where
 * the leptons leave room for a jet, and the smallest ΔR of `hzz13` in rare rows only nearly. A row carries no information of how the whole event is reversed the beam.
 *
 * @param row its number in the sample, from 0 on
 * @param columns of the decoded sample
 * @throws RangeError for a row beyond the end, or columns from a different sample
 */
export function eventOfRow(sample: SampleKey, row: number, columns: Columns): DetectorEvent {
  const random = seededRandom(seedOf('event of a row', sample, String(row)));
  const objects = makers[sample](random, rowValues(columns, row));
  return dressed(random, objects, {key: `${sample}-${row}`, number: row, note});
}
