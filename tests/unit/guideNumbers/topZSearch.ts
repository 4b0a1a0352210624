/** Numbers of the search for tt̄Z. */
import {
  asimovSignificance,
  asimovWithUncertainty,
} from '../../../src/physics/statistics/statistics';
import {digits, fixed, percent, whole} from '../workedNumbers/print';
import {workedOn} from '../workedNumbers/row';
import {errorOfLeft, left, significance} from './sample';
import {flowLine, processes, inData, of, ratio, simulationError, six} from './topZCounts';

const raw = String.raw;

const five = six.replace('jets>=6', 'jets=5');
const four = six.replace('jets>=6', 'jets=4');
const oneTag = six.replace('bTags>=2', 'bTags=1');
const anyTag = six.replace('bTags>=2', 'bTags>=1');
const merged = six.replace('jets>=6', 'jets>=5');

/** With a background known to 10 %. */
const uncertain = (cuts: string): number =>
  significance('ttz13', cuts, undefined, 'asimovWithUncertainty');
const exact = (cuts: string): number => significance('ttz13', cuts, undefined, 'asimov');

const signalOfSix = of(six, 'signal');
const backgroundOfSix = of(six, 'background');
/** Relative statistical error of S/√B from the simulated events of selection A. */
const errorOfRatio = Math.hypot(
  errorOfLeft('ttz13', six, 'signal') / signalOfSix,
  errorOfLeft('ttz13', six, 'background') / backgroundOfSix / 2,
);
const growth = 1000 / 10.06;
const uncertainAtThousand = asimovWithUncertainty(
  growth * signalOfSix,
  growth * backgroundOfSix,
  0.1 * growth * backgroundOfSix,
);

export const topZSearchRows = workedOn('webapps/find_ttZ', [
  [
    'Twelve tt̄Z events, 59 tt̄, 88 Z and 3 others',
    ...processes.slice(1).map((process) => whole(of(six, process))),
  ],
  ['of 147,000 events expected', digits(left('ttz13', ''), 3)],
  ['The expected significance $S/\\sqrt B$ is 0.195', fixed(ratio(''), 3)],
  ['75.0 | 23,500 | 120,000 | 3,720 | 0.195 | 0.196', ...flowLine(''), fixed(ratio(''), 3)],
  ['12.3 | 59 | 88 | 3 | 1.00 | 0.885', ...flowLine(six), fixed(ratio(six), 2)],
  ['7.5 | 110 | 234 | 8 | 0.40 | 0.329', ...flowLine(five), fixed(ratio(five), 2)],
  [
    'It predicted 12 tt̄Z over 191 background events in A, and 7 over 410 in B',
    whole(70 + 117 + 4),
    whole(146 + 250 + 14),
  ],
  [raw`\sqrt{1.00^2+0.40^2}=1.08`, fixed(Math.hypot(ratio(six), ratio(five)), 2)],
  [raw`$\sqrt{0.885^2+0.329^2}=0.944$`, fixed(Math.hypot(0.885, 0.329), 3)],
  [
    '19.8 tt̄Z over 503 background events, a significance of 0.88',
    fixed(of(merged, 'signal'), 1),
    whole(of(merged, 'background')),
    fixed(ratio(merged), 2),
  ],
  [
    'leaves 9.4 tt̄Z over 72 background events, a significance of 1.11; above 80 GeV it is 1.14',
    fixed(of(`${six} ptll>60`, 'signal'), 1),
    whole(of(`${six} ptll>60`, 'background')),
    fixed(ratio(`${six} ptll>60`), 2),
    fixed(ratio(`${six} ptll>80`), 2),
  ],
  [
    'The significance falls from 1.00 to 0.96',
    fixed(ratio(six), 2),
    fixed(ratio(`${six} met<100`), 2),
  ],
  [
    'leaves 21.7 tt̄Z over 463 background events, a significance of 1.01',
    fixed(of(anyTag, 'signal'), 1),
    whole(of(anyTag, 'background')),
    fixed(ratio(anyTag), 2),
  ],
  [
    raw`exactly one tag gives 0.53, and $\sqrt{1.00^2+0.53^2}=1.13$`,
    fixed(ratio(oneTag), 2),
    fixed(Math.hypot(ratio(six), ratio(oneTag)), 2),
  ],
  [
    'uncertain by 9, and that of all background events by 11, or 7 %',
    fixed(errorOfLeft('ttz13', six, 'z'), 0),
    fixed(errorOfLeft('ttz13', six, 'background'), 0),
    percent(errorOfLeft('ttz13', six, 'background') / backgroundOfSix),
  ],
  [
    raw`uncertain by about 4 %: $1.00\pm0.04$`,
    percent(errorOfRatio),
    fixed(errorOfRatio * ratio(six), 2),
  ],
  ['in selection A that is 15 events', whole(0.1 * backgroundOfSix)],
  [
    'drops from 0.99, the value of the exact formula for a perfectly known background, to 0.62. For B it falls from 0.40 to 0.19',
    fixed(exact(six), 2),
    fixed(uncertain(six), 2),
    fixed(exact(five), 2),
    fixed(uncertain(five), 2),
  ],
  [
    raw`levels off at 0.79, close to the plain estimate $S/(0.1\,B)=0.82$`,
    fixed(uncertainAtThousand, 2),
    fixed(signalOfSix / (0.1 * backgroundOfSix), 2),
  ],
  [raw`$10.06\times(3/1.08)^2\approx78$ fb⁻¹`, fixed(10.06 * (3 / 1.08) ** 2, 0)],
  [
    '5.2 tt̄Z events and 696 background events (exactly four jets)',
    fixed(of(four, 'signal'), 1),
    whole(of(four, 'background')),
  ],
  [
    raw`$5.2/\sqrt{696}=0.20$, and $\sqrt{1.08^2+0.20^2}=1.10$`,
    fixed(5.2 / Math.sqrt(696), 2),
    fixed(Math.hypot(1.08, 0.2), 2),
  ],
  ['197 pseudo-data events, and 150 background events', whole(inData), whole(backgroundOfSix)],
  [raw`$47/\sqrt{150}=3.8$`, fixed((inData - backgroundOfSix) / Math.sqrt(backgroundOfSix), 1)],
  [
    'But 12 of the 47 are the expected signal, and the prediction itself has an MC statistical uncertainty of 11',
    whole(signalOfSix),
    whole(inData - backgroundOfSix),
    fixed(simulationError, 0),
  ],
  [
    'it gives 4.0, whereas the Asimov formula gives 2.85',
    fixed(4, 1),
    fixed(asimovSignificance(4, 1), 2),
  ],
]);
