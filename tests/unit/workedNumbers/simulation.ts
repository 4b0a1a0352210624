/** Worked examples of simulation and of systematic uncertainties. */
import {samples2024} from '../../../src/data/catalogue/samples/research2024';
import {partonFractions} from '../../../src/physics/kinematics';
import {eventWeight, expectedEvents} from '../../../src/physics/rates';
import {efficiency, inQuadrature} from '../../../src/physics/resolution';
import {correlatedSum} from './formulas';
import {digits, fixed, percent, power, whole} from './print';
import {workedOn, type Row} from './row';

const raw = String.raw;

const topPairs = 729.77 * 0.5437965 * 1.139756362;

/** Effective number of events of a sample, (Σw)²/Σw², and its ratio to the number of events. */
function effectiveEvents(dsid: number): {readonly events: number; readonly share: number} {
  const sample = samples2024.find((one) => one.dsid === dsid);
  const {sumOfWeights, sumOfWeightsSquared, events} = sample ?? {};
  const effective = (sumOfWeights ?? NaN) ** 2 / (sumOfWeightsSquared ?? NaN);
  return {events: effective, share: effective / (events ?? NaN)};
}

const generated = (programs: RegExp): number =>
  samples2024.filter(({generator}) => programs.test(generator ?? '')).length;

const spread = [108, 94, 104, 97, 110, 92];

const produced = 2_287_618;
const accepted = 1_956_152;

export const simulationRows: readonly Row[] = [
  ...workedOn('documentation/monte_carlo/introduction_MC', [
    [
      raw`$4\sqrt{0.785\times0.215/10{,}000}=0.016$`,
      fixed(4 * efficiency(7854, 10_000).uncertainty, 3),
    ],
    [raw`$729.77\ \mathrm{pb}\times1.1398\times0.5438=452.3\ \mathrm{pb}$`, fixed(topPairs, 1)],
    [
      '16.6 million expected events, represented by 32.9 million simulated ones',
      fixed(expectedEvents(topPairs, 36_600) / 1e6, 1),
      fixed(32_890_000 / 1e6, 1),
    ],
    [
      raw`$1950.63\times10{,}064/1.4733\times10^{11}=1.332\times10^{-4}$`,
      power(eventWeight({luminosity: 10_064, crossSection: 1950.63, sumOfWeights: 1.4733e11}), 4),
    ],
    [
      raw`100,000 events with $f=20\ \%$ are equivalent to 36,000`,
      whole(100_000 * (1 - 2 * 0.2) ** 2),
    ],
    [
      '32.4 million | 98 %',
      fixed(effectiveEvents(410_470).events / 1e6, 1),
      percent(effectiveEvents(410_470).share),
    ],
    [
      '40,000 | 40 %',
      digits(effectiveEvents(410_155).events, 2),
      percent(effectiveEvents(410_155).share),
    ],
    [
      '108,000 | 43 %',
      digits(effectiveEvents(700_600).events, 3),
      percent(effectiveEvents(700_600).share),
    ],
    [
      '14.8 million | 17 %',
      fixed(effectiveEvents(700_322).events / 1e6, 1),
      percent(effectiveEvents(700_322).share),
    ],
    [
      raw`$3.24\times10^7/452.3\ \mathrm{pb}=71.6\ \mathrm{fb}^{-1}$`,
      fixed(effectiveEvents(410_470).events / topPairs / 1000, 1),
    ],
    [
      raw`$1.48\times10^7/1879.3\ \mathrm{pb}=7.9\ \mathrm{fb}^{-1}$`,
      fixed(effectiveEvents(700_322).events / 1879.3 / 1000, 1),
    ],
    [
      raw`$36{,}600\times1.30\times50{,}000/250{,}000=9516$. Before cuts, it is 47,580`,
      fixed(expectedEvents(1.3, 36_600, 50_000 / 250_000), 0),
      whole(expectedEvents(1.3, 36_600)),
    ],
    [raw`uncertainty of $\sqrt{4+4+2.25+0.25}=3.2$`, fixed(inQuadrature(2, 2, 1.5, 0.5), 1)],
    ['$25/10.5=2.4$', fixed(25 / 10.5, 1)],
    [raw`$1-2f=0.632$ and $f=18\ \%$`, fixed(Math.sqrt(0.4), 3), percent((1 - Math.sqrt(0.4)) / 2)],
  ]),
  ...workedOn('documentation/monte_carlo/MC_production_chain', [
    [
      'about $32.9/0.5438 = 60.5$ million pairs had to be generated for the 32.9 million',
      fixed(32.89 / 0.5437965, 1),
    ],
    ['which is 62 %', percent(32 / 52)],
    ['so the acceptance is 0.855', fixed(efficiency(accepted, produced).value, 3)],
    [raw`$0.855\times0.95=0.81$ of all generated muons`, fixed(0.855 * 0.95, 2)],
    [raw`$3{,}000{,}000/0.012=2.5\times10^{8}$`, power(3e6 / 0.012, 2)],
    ['$1/(1-0.80)=5$', fixed(1 / (1 - 0.8), 0)],
  ]),
  ...workedOn('documentation/monte_carlo/simulation_tools', [
    [
      raw`both are $125/13000=0.0096$. At $y=2$, they are 0.071 and 0.0013`,
      fixed(partonFractions(125, 0, 13_000)[0], 4),
      fixed(partonFractions(125, 2, 13_000)[0], 3),
      fixed(partonFractions(125, 2, 13_000)[1], 4),
    ],
    [raw`$\frac12\sqrt{16+4+16}=3$ events`, fixed(inQuadrature(4, 2, 4) / 2, 0)],
    ['258.75 GeV', fixed(1.5 * 172.5, 2)],
    ['For $n=0.7$, half of the partons, 50 %', percent(Math.exp(-0.7))],
    [
      raw`the result is $100^{+10}_{-8}$`,
      fixed(Math.max(...spread) - 100, 0),
      fixed(100 - Math.min(...spread), 0),
    ],
    [
      raw`$345/13000=0.0265$ for both if the pair is at rest; $0.0265\,e^{\pm1}=0.072$ and 0.0098`,
      fixed(partonFractions(345, 0, 13_000)[0], 4),
      fixed(partonFractions(345, 1, 13_000)[0], 3),
      fixed(partonFractions(345, 1, 13_000)[1], 4),
    ],
    ['$e^{-1.5}=0.22$', fixed(Math.exp(-1.5), 2)],
    ['| Powheg + Pythia 8 | 113 |', fixed(generated(/^Powheg \+ Pythia ?8/), 0)],
    ['| Sherpa 2.2 | 112 |', fixed(generated(/^Sherpa/), 0)],
    ['| Powheg + Herwig 7 | 40 |', fixed(generated(/^Powheg \+ Herwig/), 0)],
    ['| Pythia 8 alone | 51 | | **Powheg', fixed(generated(/^Pythia/), 0)],
    ['| Pythia 8 alone | 51 | jets', fixed(generated(/^Pythia/), 0)],
  ]),
  ...workedOn('documentation/systematics', [
    [raw`fluctuates by about $\sqrt N$, here 28`, fixed(Math.sqrt(800), 0)],
    [raw`±1, ±2 and ±2 give $\pm\sqrt{1+4+4}=\pm3$`, fixed(inQuadrature(1, 2, 2), 0)],
    ['give 5.1 %', fixed(inQuadrature(0.9, 3, 4), 1)],
    [
      raw`the result is 5 without correlation, 7 with $\rho=1$ and 1 with $\rho=-1$`,
      ...[0, 1, -1].map((correlation) => fixed(correlatedSum(3, 4, correlation), 0)),
    ],
    [
      raw`$0.9\ \%\times150=1.35$ events, not $\sqrt{0.90^2+0.45^2}=1.01$`,
      fixed(0.009 * 150, 2),
      fixed(inQuadrature(0.9, 0.45), 2),
    ],
    ['and of the 2020 release (3.7 %)', percent(0.37 / 10.06, 1)],
    ['| luminosity, 2020 release | 3.7 %', percent(0.37 / 10.06, 1)],
    ['the 2020 luminosity uncertainty of 3.7 %', percent(0.37 / 10.06, 1)],
    [
      'If one sample predicts 1000 events and the other 930, the uncertainty is ±7 %',
      percent(70 / 1000),
    ],
    [raw`$\sqrt{2/400}=7\ \%$`, percent(Math.sqrt(2 / 400))],
    [
      'A factor of 0.950 ± 0.002 changes the yield by 5 %, although it is known to 0.2 %',
      percent(1 - 0.95),
      percent(0.002 / 0.95, 1),
    ],
    ['one of 1.00 ± 0.01 changes nothing, although it is known only to 1 %', percent(0.01 / 1)],
    [raw`$100/\sqrt{500}=4.5$`, fixed(100 / Math.sqrt(500), 1)],
    [raw`$100/\sqrt{500+50^2}=1.8$`, fixed(100 / inQuadrature(Math.sqrt(500), 50), 1)],
    [raw`$\pm\sqrt{500}=\pm22$`, fixed(Math.sqrt(500), 0)],
    [
      raw`$1/\sqrt{1/50^2+1/500}=\pm20.4$, a constraint of $20.4/50=0.41$`,
      fixed(1 / Math.sqrt(1 / 50 ** 2 + 1 / 500), 1),
      fixed(1 / Math.sqrt(1 / 50 ** 2 + 1 / 500) / 50, 2),
    ],
    [raw`$600\pm24\,(\mathrm{stat})\pm50\,(\mathrm{syst})$`, fixed(Math.sqrt(600), 0)],
    [raw`$2500/(0.40\times36.6)=171\ \mathrm{fb}$`, fixed(2500 / expectedEvents(1, 36.6, 0.4), 0)],
    [
      raw`$171\pm3\,(\mathrm{stat})\pm9\,(\mathrm{syst})\ \mathrm{fb}$`,
      fixed(171 * 0.02, 0),
      fixed(171 * inQuadrature(0.05, 0.0082), 0),
    ],
    [
      raw`from $\sqrt{2^2+5^2}=5.4\ \%$ to $\sqrt{1^2+5^2}=5.1\ \%$`,
      fixed(inQuadrature(2, 5), 1),
      fixed(inQuadrature(1, 5), 1),
    ],
  ]),
];
