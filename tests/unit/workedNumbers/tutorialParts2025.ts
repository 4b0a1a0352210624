/** Worked examples of predictions, comparisons and challenges in the 2025 notebooks and the 2020 analyses. */
import {expectedEvents} from '../../../src/physics/rates';
import {efficiency} from '../../../src/physics/resolution';
import {digits, digitsTex, fixed, percent} from './print';
import {workedOn, type Row} from './row';

const raw = String.raw;

/** Square of the outer and inner radius of the ring. */
const [outer, inner] = [1.05 ** 2, 0.95 ** 2];

const producedWZ = expectedEvents(4.6049, 10_064);

export const tutorialPart2025Rows: readonly Row[] = [
  ...workedOn('13TeV25Doc/Concepts', [
    [raw`$\sqrt{0.20\times0.80/1000} = 0.013$`, fixed(efficiency(200, 1000).uncertainty, 3)],
    ['about 3.5 times those in the table', fixed(3_994_786 / 1_131_348, 1)],
    [
      '3.9 % of the square, so about 3,900 points',
      percent((Math.PI * (outer - inner)) / 16, 1),
      digits((100_000 * Math.PI * (outer - inner)) / 16, 2),
    ],
    [raw`$(1.05^2-0.95^2)/1.05^2 = 18\ \%$`, percent((outer - inner) / outer)],
  ]),
  ...workedOn('13TeV25Doc/StandardModel', [
    ['the notebook has 3.6 times the data', fixed(36.6 / 10.064, 1)],
    ['the signal is about five events per bin, or one event in 170', digits(870 / (25 / 5), 2)],
  ]),
  ...workedOn('documentation/example_analyses/analysis_examples_education_2020', [
    [
      'if 44.9 events are expected, 37 are 1.2 standard deviations low',
      fixed(28.2 + 16.7, 1),
      fixed((44.9 - 37) / Math.sqrt(44.9), 1),
    ],
    [raw`$24.6/\sqrt{9.2} = 8.1$`, fixed(24.6 / Math.sqrt(9.2), 1)],
    [raw`$\pt\approx2\times80.37/0.4 = 402$ GeV`, fixed((2 * 80.37) / 0.4, 0)],
    ['the sum is about 600 times too large', digits(1 / 1.679e-3, 1)],
    [
      raw`$10064\times4.6049=46{,}344$ events are produced, of which $920/46{,}344=2.0\,\%$`,
      digitsTex(producedWZ, 5),
      percent(920 / producedWZ, 1),
    ],
  ]),
];
