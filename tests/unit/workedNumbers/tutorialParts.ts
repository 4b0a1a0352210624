/** Worked examples of predictions, comparisons and challenges in the parts of tutorials. */
import {massless} from '../../../src/physics/fourVector';
import {invariantMass} from '../../../src/physics/kinematics';
import {expectedEvents} from '../../../src/physics/rates';
import {efficiency} from '../../../src/physics/resolution';
import {integral} from '../../../src/physics/statistics/binning';
import {tailProbability} from '../../../src/physics/statistics/statistics';
import {digitsTex, fixed, percent} from './print';
import {workedOn, type Row} from './row';

const raw = String.raw;

/** Electron of 49.1 GeV at a pseudorapidity of 1.2, in GeV. */
const electron = massless(49.1, 1.2, 0);

/** Mass in GeV of two massless particles with opposite azimuthal angles. */
const oppositeMass = (first: number, second: number, deltaEta: number): number =>
  Math.sqrt(2 * first * second * (Math.cosh(deltaEta) + 1));

const found = efficiency(320, 400);

/** Mean of the largest of so many numbers from a normal distribution, in standard deviations. */
function meanOfLargest(count: number): number {
  const density = (z: number): number => Math.exp(-(z ** 2) / 2) / Math.sqrt(2 * Math.PI);
  const largest = (z: number): number =>
    z * count * density(z) * (1 - tailProbability(z)) ** (count - 1);
  const steps = [-3, -2, -1, 0, 1, 2, 3, 4, 5];
  return steps.reduce((sum, low) => sum + integral(largest, low, low + 1), 0);
}

export const tutorialPartRows: readonly Row[] = [
  ...workedOn('13TeVDoc/13tutorial', [
    [
      raw`$m=\sqrt{2\times40\times45\times(1.128+1)}=87.5\ \GeV$`,
      fixed(Math.cosh(0.5), 3),
      fixed(oppositeMass(40, 45, 0.5), 1),
    ],
  ]),
  ...workedOn('13TeVDoc/13tutorial-BSM', [
    [raw`$e^{-7}(1+7)=0.7\,\%$`, percent(Math.exp(-7) * 8, 1)],
    [
      raw`$4-1.5=2.5$ events with an uncertainty of $\sqrt4=2$, so $2.5\pm2.0$`,
      fixed(4 - 1.5, 1),
      fixed(Math.sqrt(4), 1),
    ],
  ]),
  ...workedOn('13TeVDoc/13tutorial-train', [
    [raw`$100\times0.1/0.01=1000$`, fixed((100 * 0.1) / 0.01, 0)],
    [raw`$S=3^2/0.15=60$`, fixed(3 ** 2 / 0.15, 0)],
    [
      raw`$1.1\times40=44$ events, with an uncertainty of $1.1\times\sqrt{40}=7$`,
      fixed(1.1 * 40, 0),
      fixed(1.1 * Math.sqrt(40), 0),
    ],
  ]),
  ...workedOn('13TeVDoc/13tutorial-train', [
    [
      'is on average 1.87 standard deviations above the mean, so the test AUC is 0.019 too large',
      fixed(meanOfLargest(20), 2),
      fixed(0.01 * meanOfLargest(20), 3),
    ],
  ]),
  ...workedOn('webapps/teachersapp', [
    [
      raw`the mass is $\sqrt{2\times45\times45}=63.6$ GeV`,
      fixed(invariantMass({pt: [45, 45], deltaEta: 0, deltaPhi: Math.PI / 2}), 1),
    ],
    [raw`by a factor of $\sqrt{1112/392}=1.7$`, fixed(Math.sqrt(1112 / 392), 1)],
  ]),
  ...workedOn('documentation/introduction/SM_and_beyond', [
    [
      raw`$2\times2.2+4.7=9.1$ MeV, which is 1.0 % of 938 MeV`,
      fixed(2 * 2.2 + 4.7, 1),
      percent(9.1 / 938, 1),
    ],
    [raw`$0.118\times128=15.1$`, fixed(0.118 * 128, 1)],
    [raw`$137/128=1.07$, or 7 %`, fixed(137 / 128, 2), percent(137 / 128 - 1)],
    [raw`$2495/4.1=609$`, fixed(2495 / 4.1, 0)],
    [raw`$m_H=\sqrt2\times125=177$ GeV`, fixed(Math.SQRT2 * 125, 0)],
    [raw`$2\times80.37=160.7$ GeV`, fixed(2 * 80.37, 1)],
    [raw`$2\times91.19=182.4$ GeV`, fixed(2 * 91.19, 1)],
    [raw`$6/9=67\,\%$`, percent(6 / 9)],
    [raw`$1/9=11\,\%$`, percent(1 / 9)],
    [
      raw`$3.78\ \mathrm{pb}\times36{,}600\ \mathrm{pb}^{-1}=138{,}000$`,
      digitsTex(expectedEvents(3.78, 36_600), 3),
    ],
    [raw`$0.063\times138{,}000=8{,}700$`, digitsTex(0.063 * expectedEvents(3.78, 36_600), 2)],
    [
      raw`Here it is 4 %, and for events at 2 TeV already $(2/5)^2=16\,\%$`,
      percent((1 / 5) ** 2),
      percent((2 / 5) ** 2),
    ],
    [raw`$\Lambda=2/\sqrt{0.01}=20$ TeV`, fixed(2 / Math.sqrt(0.01), 0)],
  ]),
  ...workedOn('tutresearch/physlitetut', [
    [
      raw`$p_z=49.1\sinh1.2=74.1$ GeV and $E=49.1\cosh1.2=88.9$ GeV`,
      fixed(electron.pz, 1),
      fixed(electron.energy, 1),
    ],
    [raw`$36600\times452.3=1.66\times10^7$`, fixed(expectedEvents(452.3, 36_600) / 1e7, 2)],
    [raw`$36600\times452.3/360000=46$`, fixed(expectedEvents(452.3, 36_600) / 360_000, 0)],
    ['There are 103,743 electrons, 0.86 per event', fixed(103_743 / 120_000, 2)],
  ]),
  ...workedOn('tutresearch/public_likelihoods', [
    [raw`$2.55\times20=51$ fb`, fixed(2.55 * 20, 0)],
    [raw`$0.15/0.10=1.5$ standard deviations`, fixed(0.15 / 0.1, 1)],
    [raw`$0.04/0.10=0.4$`, fixed(0.04 / 0.1, 1)],
  ]),
  ...workedOn('tutresearch/openevgentut', [
    [raw`$2000\times8/10=1600$ s, or 27 minutes`, fixed(16_000 / 10, 0), fixed(1600 / 60, 0)],
    [raw`$40\times8/10=32$ s`, fixed((40 * 8) / 10, 0)],
    [
      raw`$320/400=0.80$ with an uncertainty of $\sqrt{0.80\times0.20/400}=0.02$`,
      fixed(found.value, 2),
      fixed(found.uncertainty, 2),
    ],
  ]),
  ...workedOn('tutresearch/phoenix', [
    [raw`$200\times30=6000$, so the line is 6 m long`, fixed(200 * 30, 0)],
  ]),
  ...workedOn('documentation/physic_objects/physic_objects_intro', [
    [
      raw`80 %, 75 % and 98 %; together $0.80\times0.75\times0.98=0.588$`,
      percent(800 / 1000),
      percent(600 / 800),
      percent(588 / 600),
      fixed(588 / 1000, 3),
    ],
  ]),
];
