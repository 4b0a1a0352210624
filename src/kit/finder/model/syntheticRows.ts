/** Thousands of invented samples for tests and measurements, the same for the same seed. */
// cspell:ignore Wenu Wlvlv
import {seededRandom} from '@site/src/physics/random';
import type {TestSample} from './testTable';

const processes = [
  'Top-quark pair',
  'Single top',
  'Z + jets',
  'W + jets',
  'Higgs',
  'Diboson',
  'Triboson',
  'Multijet',
  'Exotics',
  'Supersymmetry',
];
const finals = ['ttbar', 'Zmumu', 'Zee', 'Ztautau', 'Wenu', 'gamgam', 'ZZ4lep', 'WWlvlv', 'tW'];
const generators = ['Sherpa 2.2', 'Powheg + Pythia 8', 'MadGraph + Pythia 8', 'Herwig 7'];
const skims = ['noskim', '2lep', '3lep', '4lep', 'GamGam', '2bjets'];

export function syntheticRows(count: number, seed = 1): readonly TestSample[] {
  const random = seededRandom(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  return Array.from({length: count}, (_, i) => ({
    dsid: 300_000 + i,
    name: `Inv_${pick(['A14', 'NNPDF30', 'CT10'])}_${pick(finals)}_${pick(finals)}_${i}`,
    process: pick(processes),
    generator: random() < 0.05 ? null : pick(generators),
    xsec: random() < 0.1 ? null : 10 ** (8 * random() - 5),
    events: random() < 0.02 ? null : Math.floor(1e7 * random()),
    skims: skims.filter(() => random() < 0.5),
    ...(random() < 0.02 ? {note: 'The sources give two values.'} : {}),
  }));
}
