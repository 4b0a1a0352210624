/** Numbers of the guide that links school topics to the apps. */
import {digits, fixed, percent, power, whole} from '../workedNumbers/print';
import {workedOn, type Row} from '../workedNumbers/row';
import {left} from './sample';

const raw = String.raw;

/** SI values of constants of nature: C, kg, J s, m/s. */
const nature = {charge: 1.602e-19, electronMass: 9.109e-31, planck: 6.626e-34, light: 2.998e8};
const speed = Math.sqrt((2 * nature.charge * 1.5) / nature.electronMass);
/** In m, of a track with a transverse momentum in GeV in a field of 2 T. */
const radius = (pt: number): number => pt / (0.3 * 2);

/** In mm, of a track over 1 m. */
const sagitta = (pt: number): number => 1000 / (8 * radius(pt));

const window = 'm4l>=120 m4l<130';
const expected = left('hzz13', window);
const seen = left('hzz13', window, 'data');

export const curriculumRows: readonly Row[] = [
  ...workedOn('webapps/curriculum', [
    ['accelerates an electron to about 730 km/s', digits(speed / 1000, 2)],
    ['a circle of 1.67 m radius', fixed(radius(1), 2)],
    ['Over 1 m, a 45 GeV muon deviates only 1.7 mm', fixed(sagitta(45), 1)],
    ['| 1 GeV | 75 mm |', whole(sagitta(1))],
    ['| 2 GeV | 37.5 mm |', fixed(sagitta(2), 1)],
    ['| 5 GeV | 15 mm |', whole(sagitta(5))],
    ['| 10 GeV | 7.5 mm |', fixed(sagitta(10), 1)],
    ['| 20 GeV | 3.8 mm |', fixed(sagitta(20) + 1e-9, 1)],
    ['| **45 GeV** | 1.7 mm |', fixed(sagitta(45), 1)],
    ['and one of 45 GeV on a circle of 75 m', whole(radius(45))],
    [raw`is $\sqrt{40^2+30^2}=50$ GeV`, whole(Math.hypot(40, 30))],
    [raw`$v=\sqrt{2eV/m}=7.3\times10^{5}\ \mathrm{m/s}$`, power(speed, 2)],
    ['the track of a 45 GeV particle has a radius of curvature of 75 m', whole(radius(45))],
    ['by $L^2/8r$, here 1.7 mm', fixed(sagitta(45), 1)],
    [
      raw`For a 6.5 TeV proton this is $1.9\times10^{-19}\ \mathrm m$`,
      power((nature.planck * nature.light) / (6.5e12 * nature.charge), 2),
    ],
    ['only about 0.11 TeV is available for new mass', fixed(Math.sqrt(2 * 6500 * 0.938) / 1000, 2)],
    [raw`so its half-life is $2.0\times10^{-13}$ s`, power(2.9e-13 * Math.LN2, 2)],
    ['10 % for 100 events, 1 % for 10,000', percent(1 / 10), percent(1 / 100)],
    [
      'The sample has 37 pseudo-data events, and 44.9 are expected',
      whole(seen),
      fixed(expected, 1),
    ],
    [
      raw`$\sqrt{44.9}\approx6.7$. The difference of 7.9 is 1.2 times that`,
      fixed(Math.sqrt(expected), 1),
      fixed(expected - seen, 1),
      fixed((expected - seen) / Math.sqrt(expected), 1),
    ],
    ['compare with 44.9 and 6.7', fixed(expected, 1), fixed(Math.sqrt(expected), 1)],
    [raw`$\pt=0.3\times2\times10=6\ \GeV$`, whole(0.3 * 2 * 10)],
    ['5 % and 1 %: 25 times', percent(1 / Math.sqrt(400)), percent(1 / 100), whole(10_000 / 400)],
  ]),
];
