/** Numbers of the guide through the nine histograms of tt̄Z. */
import {decayOpening} from '../../../src/physics/kinematics';
import {masses} from '../../../src/physics/masses';
import {digits, fixed, percent, whole} from '../workedNumbers/print';
import {workedOn} from '../workedNumbers/row';
import {counted, errorOfLeft, left} from './sample';
import {
  after,
  flowLine,
  processes,
  expected,
  inData,
  middle,
  of,
  ratio,
  share,
  simulationError,
  six,
} from './topZCounts';

const raw = String.raw;

export const topZAnalyserRows = workedOn('webapps/histogram-analyser-ttZ', [
  ['75  | 23,474 | 120,040  | 3,716', ...processes.map((process) => whole(of('', process)))],
  [
    'The significance at the start is 0.195. Four cuts raise it to 1.00',
    fixed(ratio(''), 3),
    fixed(ratio(six), 2),
  ],
  [
    'In 96 % of the signal events the two leptons have the same flavour, but in only 44 % of the tt̄ events',
    percent(share('channel!=2', 'ttz')),
    percent(share('channel!=2', 'ttbar')),
  ],
  ['74 % of the Z events have exactly three', percent(share('jets=3', 'z'))],
  ['none for 88 % of the Z events', percent(share('bTags=0', 'z'))],
  [
    'half of the signal lies above 94 GeV, with a long tail. For tt̄ and Z, the medians are 60 and 56 GeV',
    fixed(middle('ptll', 'ttz'), 0),
    fixed(middle('ptll', 'ttbar'), 0),
    fixed(middle('ptll', 'z'), 0),
  ],
  [
    'a median of 70 GeV. For tt̄Z it is 39 GeV, for Z 24 GeV',
    fixed(middle('met', 'ttbar'), 0),
    fixed(middle('met', 'ttz'), 0),
    fixed(middle('met', 'z'), 0),
  ],
  [
    'at 83 GeV, against 62 GeV for Z and 52 GeV for tt̄',
    fixed(middle('leadingPt', 'ttz'), 0),
    fixed(middle('leadingPt', 'z'), 0),
    fixed(middle('leadingPt', 'ttbar'), 0),
  ],
  [raw`$\Delta\phi=1.2$ have $\Delta R=1.5$`, fixed(Math.hypot(0.9, 1.2), 1)],
  [
    raw`$2\times91.19/94=1.9$; at 180 GeV it is 1.0`,
    fixed(decayOpening(masses.z, 94), 1),
    fixed(decayOpening(masses.z, 180), 1),
  ],
  [
    'rises to 0.52, the largest gain of any single cut: this one keeps 38 % of the signal and 2.0 % of the background',
    fixed(ratio('jets>=6'), 2),
    percent(share('jets>=6', 'ttz')),
    percent(share('jets>=6', 'background'), 1),
  ],
  ['88 of 1,620 events remain', whole(of(six, 'z')), digits(of(after(3), 'z'), 3)],
  [
    'start          | 75.0 | 23,500 | 120,000  | 3,720 | 0.195',
    ...flowLine(''),
    fixed(ratio(''), 3),
  ],
  [
    'six jets       | 28.4 | 1,090  | 1,730    | 163   | 0.52',
    ...flowLine(after(1)),
    fixed(ratio(after(1)), 2),
  ],
  [
    'ee and μμ      | 27.2 | 449    | 1,730    | 78    | 0.57',
    ...flowLine(after(2)),
    fixed(ratio(after(2)), 2),
  ],
  [
    '80–100 GeV     | 24.3 | 106    | 1,620    | 29    | 0.58',
    ...flowLine(after(3)),
    fixed(ratio(after(3)), 2),
  ],
  [
    'two b-tags     | 12.3 | 59     | 88       | 3     | 1.00',
    ...flowLine(six),
    fixed(ratio(six), 2),
  ],
  [
    '609 tt̄ events would remain instead of 59',
    whole(of('jets>=6 bTags>=2', 'ttbar')),
    whole(of(six, 'ttbar')),
  ],
  [
    raw`our 88 are 88 simulated events, so their uncertainty is about $\sqrt{88}\approx9$, and "other" comes from 24`,
    whole(counted('ttz13', six, 'z').rows),
    fixed(errorOfLeft('ttz13', six, 'z'), 0),
    whole(counted('ttz13', six, 'other').rows),
  ],
  ['197 pseudo-data events, and 162 are expected', whole(inData), whole(expected)],
  [
    raw`$\sqrt{162}\approx13$, and the simulation has an uncertainty of 11 in this selection. The difference of 35 is 2.1 times the combined uncertainty`,
    fixed(Math.sqrt(expected), 0),
    fixed(simulationError, 0),
    fixed(inData - expected, 0),
    fixed((inData - expected) / Math.hypot(Math.sqrt(expected), simulationError), 1),
  ],
  [
    raw`there are 147,050 pseudo-data events and 147,305 expected, and their difference is less than $\sqrt{147{,}305}=384$`,
    whole(of('', 'data')),
    whole(left('ttz13', '')),
    fixed(Math.sqrt(left('ttz13', '')), 0),
  ],
  [
    '93 % of the Z events and 86 % of the tt̄Z events lie between 80 and 100 GeV',
    percent(share('mll>=80 mll<100', 'z')),
    percent(share('mll>=80 mll<100', 'ttz')),
  ],
  [
    raw`100° is 1.745, so $\Delta R=\sqrt{0.3^2+1.745^2}=1.77$`,
    fixed((100 * Math.PI) / 180, 3),
    fixed(Math.hypot(0.3, (100 * Math.PI) / 180), 2),
  ],
  [
    'close to the median for tt̄Z, 1.8, and below that for Z + jets, 2.5',
    fixed(middle('deltaRLl', 'ttz', 0.1), 1),
    fixed(middle('deltaRLl', 'z', 0.1), 1),
  ],
  [
    'Requiring missing transverse momentum below 60 GeV keeps 73 % of tt̄Z and 40 % of tt̄',
    percent(share('met<60', 'ttz')),
    percent(share('met<60', 'ttbar')),
  ],
  [
    raw`The cut keeps 97 % of the Z events. At the start, where Z dominates, $S/\sqrt B$ falls from 0.195 to 0.153`,
    percent(share('met<60', 'z')),
    fixed(ratio(''), 3),
    fixed(ratio('met<60'), 3),
  ],
]);
