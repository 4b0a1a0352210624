/** Inputs of worked examples in the guides for classes, quoted together with what follows from them. */
import {readFileSync} from 'node:fs';
import {interactionsPerCrossing} from '../../../src/physics/rates';
import {lightSpeed} from '../../../src/physics/relativity';
import {invariantMass} from '../../../src/physics/kinematics';
import {curvatureRadius, solenoidField} from '../../../src/physics/trackInField';
import {digits, fixed, percent, power, whole} from '../workedNumbers/print';
import {workedOn, type Row} from '../workedNumbers/row';
import {readNumber} from '../workedNumbers/sheets';
import {left} from './sample';

const raw = String.raw;

const classroom = readFileSync('docs/webapps/teachersapp.mdx', 'utf8');
/** Numbers of a row of the table of recorded data, by its first cell. */
function recorded(name: string): readonly number[] {
  const line = classroom.split('\n').find((text) => text.startsWith(`| ${name} `));
  if (!line) throw new RangeError(`The table has no row ${name}.`);
  return line.split('|').slice(2, 5).map(readNumber);
}
const [opposite, sameSign, allCuts] = [
  '– same flavour, opposite charge',
  '– same flavour, same charge',
  'four leptons, all cuts',
].map(recorded) as [readonly number[], readonly number[], readonly number[]];
const sums = opposite.map((count, i) => whole(count + (sameSign[i] ?? NaN)));
/** Relative agreement of the sample with the recorded data, as the page states it. */
const agreement = 0.002;
/** The last number of a row, if the sample agrees with it. */
function inSample(row: readonly number[], cuts: string): string {
  const [printed, counted] = [row.at(-1) ?? NaN, left('zll13', cuts)];
  return whole(Math.abs(counted / printed - 1) < agreement ? printed : counted);
}
const [few = NaN, , most = NaN] = allCuts;

const battery = {volts: 1.5, charge: 1.602e-19, electronMass: 9.109e-31};
const speed = Math.sqrt((2 * battery.charge * battery.volts) / battery.electronMass);
const beam = {energy: 6500, proton: 0.938};
const tauLifetime = 2.9e-13;
const crossing = {luminosity: 1.4e34, inelastic: 80, bunches: 2220, spacing: 25e-9};

const example = {pt: [50, 40], deltaEta: 0.5, deltaPhi: 2.8} as const;

export const inputRows: readonly Row[] = [
  ...workedOn('webapps/teachersapp', [
    ['| – same flavour | 18,473,005 | 36,971,585 | 55,468,323 |', ...sums],
    ['in each category agrees to 0.2 %', percent(agreement, 1)],
    ['| 36,552,851 | 54,842,890 |', inSample(opposite, 'channel!=2 sameCharge=0')],
    ['| 418,734 | 625,433 |', inSample(sameSign, 'channel!=2 sameCharge=1')],
    ['| 37,843,841 | 56,773,140 |', whole(left('zll13', ''))],
    [
      'events rises from 392 to 1,112, the relative statistical uncertainty shrinks from 5 % to 3 %',
      whole(few),
      whole(most),
      percent(1 / Math.sqrt(few)),
      percent(1 / Math.sqrt(most)),
    ],
    [
      raw`With 50 and 40 GeV, $\Delta\eta=0.5$ and $\Delta\phi=2.8$ rad this gives 91.0 GeV`,
      ...example.pt.map(String),
      String(example.deltaEta),
      String(example.deltaPhi),
      fixed(invariantMass({...example, pt: [...example.pt]}), 1),
    ],
  ]),
  ...workedOn('webapps/curriculum', [
    ['over 1 m, in a field of 2 T', String(solenoidField)],
    [
      'A 1.5 V battery accelerates an electron to about 730 km/s',
      String(battery.volts),
      digits(speed / 1000, 2),
    ],
    [raw`\mathrm{m/s}$ at 1.5 V`, String(battery.volts)],
    [
      'each proton 6.5 TeV, as if it had been accelerated through 6.5 million million',
      String(beam.energy / 1000),
    ],
    ['two 45 GeV leptons make 90 GeV', whole(2 * 45)],
    [
      'of 40 GeV points east and a jet with 30 GeV points north',
      ...[40, 30].filter(() => Math.hypot(40, 30) === 50).map(String),
    ],
    [raw`\mathrm{eV}=1.6\times10^{-19}$ J`, power(battery.charge, 2)],
    [
      raw`only about 0.11 TeV is available for new mass: $\sqrt{2\,E\,m_pc^2}$ with $E=6{,}500$ GeV and $m_pc^2=0.938$ GeV`,
      fixed(Math.sqrt(2 * beam.energy * beam.proton) / 1000, 2),
      String(beam.proton),
    ],
    [
      raw`lives $2.9\times10^{-13}$ s on average, so its half-life is $2.0\times10^{-13}$ s`,
      power(tauLifetime, 2),
      power(tauLifetime * Math.LN2, 2),
    ],
    [
      'At 2 T, the track of a 45 GeV particle has a radius of curvature of 75 m',
      String(solenoidField),
      whole(curvatureRadius(45, solenoidField)),
    ],
  ]),
  ...workedOn('webapps/atlas_events', [
    [
      raw`of 80 mb <Cite id="1606.02625" />, the 2016 peak luminosity $\mathcal{L}=1.4\times10^{34}\ \mathrm{cm^{-2}\,s^{-1}}$, $n_\mathrm{b}=2220$ bunches and $f_\mathrm{rev}=11{,}245$ turns per second this gives 45`,
      String(crossing.inelastic),
      power(crossing.luminosity, 2),
      String(crossing.bunches),
      fixed(interactionsPerCrossing(crossing.luminosity, crossing.inelastic, crossing.bunches), 0),
    ],
    [
      'up to 2220 in 2016; neighbouring bunches are 7.5 m apart. The bunch spacing was 50 ns in 2012 and has been 25 ns',
      String(crossing.bunches),
      fixed(lightSpeed * crossing.spacing, 1),
      whole(crossing.spacing * 1e9),
    ],
    ['As often as every 25 nanoseconds', whole(crossing.spacing * 1e9)],
    [
      'In 2016 this happened about 25 million times per second',
      whole((crossing.bunches * 11_245) / 1e6),
    ],
    ['about one crossing in 25,000 is kept', whole((crossing.bunches * 11_245) / 1000 + 36)],
    ['could store 25 million events', whole((crossing.bunches * 11_245) / 1e6)],
    ['a 1 GeV particle has a radius of 1.67 m', fixed(curvatureRadius(1, solenoidField), 2)],
    ['Inside the solenoid the field is 2 T', String(solenoidField)],
    [
      raw`Take two muons of 45 GeV that are exactly back to back in the transverse plane: $\Delta\eta=0$ and $\Delta\phi=180°$, so`,
      whole(180),
    ],
    [
      'ranged from 8 to 45',
      fixed(interactionsPerCrossing(crossing.luminosity, crossing.inelastic, crossing.bunches), 0),
    ],
  ]),
];
