/** Numbers in the texts of the guided analyses and of the challenges in the apps. */
import {apps} from '../../../src/apps/histogramAnalyser/descriptions';
import {higgsBoson} from '../../../src/data/guidedAnalyses/higgsBoson';
import {zBoson} from '../../../src/data/guidedAnalyses/zBoson';
import {tailProbability} from '../../../src/physics/statistics/statistics';
import {fixed, whole} from '../workedNumbers/print';
import {ratio, recipes} from './hww13';
import {left, significance} from './sample';
import {fullest} from './shapes';
import {ratio as topZRatio, six} from './topZCounts';

/** A number in a text of typed data, and where it comes from. */
interface TextRow {
  /** Name of the data in the test. */
  readonly name: string;
  /** Data with the text, however deep. */
  readonly data: unknown;
  readonly quote: string;
  readonly gives: readonly string[];
}

const pairs = (cuts: string): string => fixed(left('zll13', cuts) / 1e6, 1);

const window = 'm4l>=120 m4l<130';
const expected = left('hzz13', window, 'background');
const observed = left('hzz13', window, 'data');
/** The printed value, from which students calculate. */
const printed = Number(fixed(expected, 1));
const excess = fixed((observed - printed) / Math.sqrt(printed), 2);
const excessStep = higgsBoson.steps.find(({id}) => id === 'excess');
const asimov = Math.sqrt(2 * (observed * Math.log(observed / expected) - observed + expected));

type Statement = readonly [quote: string, ...gives: string[]];

const of = (name: string, data: unknown, lines: readonly Statement[]): readonly TextRow[] =>
  lines.map(([quote, ...gives]) => ({name, data, quote, gives}));

export const textRows: readonly TextRow[] = [
  ...of('z-boson', zBoson, [
    ['54.8 million of 56.8 million', pairs('channel!=2 sameCharge=0'), pairs('')],
    ['small peak at 91 GeV', whole(fullest('zll13', 'mll', 'z', {step: 2.5, to: 105})[0] + 1.25)],
  ]),
  ...of('higgs-boson', higgsBoson, [
    ['Yes, 37.', whole(observed)],
    ['16.7 events are expected', fixed(expected, 1)],
    ['square root, √16.7', fixed(expected, 1)],
    [
      '37 events. How many times as large as this fluctuation is the excess over 16.7',
      whole(observed),
      fixed(expected, 1),
    ],
    ['(37 − 16.7)/√16.7 = 4.97', whole(observed), fixed(expected, 1), excess],
    ['gives 4.3:', fixed(asimov, 1)],
    [
      'about once in a hundred thousand',
      Math.round(Math.log10(1 / tailProbability(asimov))) === 5
        ? 'a hundred thousand'
        : String(1 / tailProbability(asimov)),
    ],
    [
      'more than a hundred events',
      left('hzz13', 'm4l>=86 m4l<96', 'data') > 100 ? 'more than a hundred' : 'fewer',
    ],
  ]),
  ...(['tooLow', 'tooHigh'] as const).flatMap((reply) =>
    of(`higgs-boson, ${reply}`, excessStep?.kind === 'number' ? excessStep[reply] : undefined, [
      ['(37 − 16.7)/√16.7', whole(observed), fixed(expected, 1)],
    ]),
  ),
  ...of('challenges of hww13', apps.hww13.challenges, [
    ['for events without jets reaches a significance of about 1.7', ratio(recipes.zeroJets, 1)],
  ]),
  ...of('challenges of hww13d', apps.hww13d.challenges, [
    [
      'at most one jet already gives a significance of 1.2',
      fixed(significance('hww13d', 'jets<=1'), 1),
    ],
  ]),
  ...of('challenges of dm13', apps.dm13.challenges, [
    ['Without cuts, the significance is 3.2', fixed(significance('dm13', ''), 1)],
  ]),
  ...of('challenges of ttz13', apps.ttz13.challenges, [
    ['with six jets and two b-tags reaches a significance of 1.0', fixed(topZRatio(six), 1)],
  ]),
];
