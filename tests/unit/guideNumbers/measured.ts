/** Published measurements, definitions and peaks that guides name in passing. */
import {processes13} from '../../../src/data/processes';
import {lightSpeed} from '../../../src/physics/relativity';
import {tailProbability} from '../../../src/physics/statistics/statistics';
import {curvatureRadius, solenoidField} from '../../../src/physics/trackInField';
import {fixed, percent, power} from '../workedNumbers/print';
import {workedOn, type Row} from '../workedNumbers/row';
import {ratio} from './hww13';
import {left, significance} from './sample';
import {fullest} from './shapes';

const raw = String.raw;

/** Cross-section of tt̄Z in pb, as ATLAS measured it (arXiv:2312.04450). */
const ttz = {
  value: processes13.find(({name}) => name === 'tt̄Z')?.crossSectionPb ?? NaN,
  stat: 0.04,
  syst: 0.04,
};
const measured = `${ttz.value} ± ${fixed(ttz.stat, 2)} (stat) ± ${fixed(ttz.syst, 2)} (syst)`;
const total = percent(Math.hypot(ttz.stat, ttz.syst) / ttz.value);

const peak = fixed(fullest('hww13', 'mll', 'z', {step: 5, to: 105})[0], 0);
/** The process with the most events in a bin of the dilepton mass. */
function largestAt(mass: number): string {
  const inBin = (process: string): number =>
    left('hww13d', `mll>=${mass} mll<${mass + 5}`, process);
  const [first = ''] = ['higgs', 'ww', 'ttbar', 'z'].sort((a, b) => inBin(b) - inBin(a));
  return first;
}
const cutNames = {z: 'Z → ττ', ttbar: 'tt̄', ww: 'WW', higgs: 'Higgs'} as const;
const nameOf = (process: string): string =>
  process in cutNames ? cutNames[process as keyof typeof cutNames] : process;
const seen = [60, 100] as const;

export const measuredRows: readonly Row[] = [
  ...workedOn('webapps/find_ttZ', [
    ['to a measurement of 0.86 ± 0.04 (stat) ± 0.04 (syst) pb', measured],
    ['Its result, 0.86 ± 0.04 (stat) ± 0.04 (syst) pb', measured],
    ['a total uncertainty of about 7 %', total],
  ]),
  ...workedOn('webapps/rare-top-processes', [
    ['cross-section as 0.86 ± 0.04 (stat) ± 0.04 (syst) pb', measured],
    ['within its uncertainty of about 7 %', total],
    [raw`Tau leptons decay after $2.9\times10^{-13}$ s`, power(2.9e-13, 2)],
  ]),
  ...workedOn('webapps/ttZanalyses', [
    ['ATLAS measures 0.86 ± 0.04 (stat) ± 0.04 (syst) pb', measured],
  ]),
  ...workedOn('webapps/find_the_higgs_2_13TeV', [
    ['close to the published 0.536 but', String(0.536)],
  ]),
  ...workedOn('webapps/histanalyser', [
    [
      raw`at 3 standard deviations ($3\sigma$) and of a discovery at $5\sigma$. The probabilities for the background alone to fluctuate upwards that far are $1.35\times10^{-3}$ and $2.9\times10^{-7}$`,
      ...[3, 5].map((size) => raw`${size}\sigma`),
      power(tailProbability(3), 3),
      power(tailProbability(5), 2),
    ],
    ['A single event at 90 GeV could be either', peak],
    ['a million events at 90 GeV could not', peak],
  ]),
  ...workedOn('webapps/separate_signals_13TeV', [['lie: "peak at 90"', peak]]),
  ...workedOn('webapps/the_display_histograms_13TeV', [
    [raw`$S/\sqrt{B}$ is 0.15, hopelessly`, ratio('')],
  ]),
  ...workedOn('webapps/mlapp', [
    ['increases the significance from 3.20 to 3.61', fixed(significance('dm13', ''), 2)],
  ]),
  ...workedOn('webapps/data-and-simulated-data_13TeV', [
    [
      'the largest at a mass of 60 GeV, and which at 100 GeV? (Z → ττ, and tt̄.)',
      ...seen.map(String),
      seen.map((mass) => nameOf(largestAt(mass))).join(', and '),
    ],
  ]),
  ...workedOn('webapps/curriculum', [
    ['in the 2 T field of the inner detector', String(solenoidField)],
    ['momentum of 1 GeV moves on a circle of 1.67 m', fixed(curvatureRadius(1, solenoidField), 2)],
    [raw`travels at $3\times10^8$ m/s`, raw`3\times10^${Math.round(Math.log10(lightSpeed / 3))}`],
    ['has an accuracy of 99 % (the fraction', percent(1 - 0.01)],
    ['How can 99 % accuracy be worthless', percent(1 - 0.01)],
  ]),
];
