/** Inputs of worked examples in the guides on processes and methods, quoted with what follows from them. */
import {higgsCrossSectionPb} from '../../../src/data/higgs';
import {inelastic13} from '../../../src/data/processes';
import {lightSpeed} from '../../../src/physics/relativity';
import {exactLuminosity, teachingLuminosity} from '../workedNumbers/luminosity';
import {digits, fixed, percent, power, whole} from '../workedNumbers/print';
import {workedOn, type Row} from '../workedNumbers/row';
import {limitsOf} from './cuts';

const raw = String.raw;

/** The seven cuts of the machine-learning lab, as its page gives them to be pasted. */
const sevenCuts =
  'in.mll=76..106&in.met=90..&in.metOverHt=0.6..&in.deltaRLl=..1.8&in.deltaPhiLlMet=154.7..&in.fractionalDifference=..0.2';

const higgsLifetime = 1.6e-22;
/** Branching fractions of a pair of W bosons, from that of one to quarks. */
const toQuarks = 0.674;
const toLeptons = Number((1 - toQuarks).toFixed(3));
const ttz = 0.86;

/** Cross-sections as a sentence prints the samples: generator's value times k-factor, in pb. */
const [ttw, fourTops] = [0.54822 * 1.096, 0.010673 * 1.1267];
const inRelease = (crossSection: number): number => crossSection * Number(exactLuminosity) * 1000;

export const exampleRows: readonly Row[] = [
  ...workedOn('webapps/mlapp', [
    [
      raw`The seven cuts are $76 < m_{\ell\ell} < 106\ \GeV$, $\met > 90\ \GeV$, $\met/H_\mathrm{T} > 0.6$, $\Delta R < 1.8$, $\Delta\phi > 154.7^\circ$, imbalance below 0.2`,
      ...limitsOf(sevenCuts),
    ],
    [sevenCuts, sevenCuts],
    [raw`$2p(1-p)$: it is 0.5 for an even mixture`, String(2 * 0.5 * (1 - 0.5))],
    [
      raw`If 1 % of the events are signal, a method that always predicts "background" is right in 99 %`,
      percent(1 - 0.01),
    ],
    ['Why is 99 % accuracy not good enough', percent(1 - 0.01)],
    [raw`a test set of 30 % would give $\sqrt{0.3}=0.55$`, percent(0.3), fixed(Math.sqrt(0.3), 2)],
    [raw`layers of 8 and 4 nodes make $9\times8+8\times4+4=108$`, String(9 * 8 + 8 * 4 + 4)],
  ]),
  ...workedOn('webapps/histanalyser', [
    [
      raw`If you expect $B$ = 10,000 events and repeat the experiment, the counts fluctuate by about $\sqrt{B}$ = 100. A signal of 100 events is then no larger than a typical fluctuation, while a signal of 500 is five times as large`,
      whole(10_000),
      whole(Math.sqrt(10_000)),
      whole(5 * Math.sqrt(10_000)),
    ],
    [raw`give $5/\sqrt{1}=5$, which`, raw`5/\sqrt{1}=${5 / Math.sqrt(1)}`],
  ]),
  ...workedOn('webapps/histogram-analyser-2_13TeV', [
    [
      raw`a pair with $\pt = 40\ \GeV$ and $m_{\ell\ell} = 30\ \GeV$ has $E_\mathrm{T}^{\ell\ell} = 50\ \GeV$. Missing transverse momentum of 40 GeV in exactly the opposite direction gives $m_\mathrm{T} = 50 + 40 = 90\ \GeV$`,
      `${Math.hypot(40, 30)} + 40 = ${Math.hypot(40, 30) + 40}`,
    ],
  ]),
  ...workedOn('webapps/the-higgs-boson', [
    [
      raw`10 fb⁻¹ corresponds to $8\times10^{14}$ of them`,
      String(teachingLuminosity),
      power(inelastic13.crossSectionPb * teachingLuminosity * 1000, 1),
    ],
    [
      raw`is $1.6\times10^{-22}$ s. Even light travels only $5\times10^{-14}$ m`,
      power(higgsLifetime, 2),
      power(higgsLifetime * lightSpeed, 1),
    ],
    [
      raw`of about $5\times10^{8}$ pb. For H → bb̄, the cross-section times branching fraction is $0.582\times55.7=32$ pb, smaller by a factor of fifteen million`,
      whole(0.582 * higgsCrossSectionPb),
      Math.round(5e8 / (0.582 * higgsCrossSectionPb) / 1e6 / 5) === 3 ? 'fifteen' : 'other',
    ],
  ]),
  ...workedOn('webapps/rare-top-processes', [
    [
      raw`for tt̄Z this gives $0.86\ \mathrm{pb}\times10{,}060\ \mathrm{pb}^{-1}=8{,}650`,
      String(ttz),
      digits(inRelease(1), 4).replace(',', '{,}'),
      digits(inRelease(ttz), 3).replace(',', '{,}'),
    ],
    ['| tt̄Z | 0.86 pb | 8,650 |', String(ttz), digits(inRelease(ttz), 3)],
    ['| about 830 pb | 8.4 million |', fixed(inRelease(832) / 1e6, 1)],
    ['| tt̄W | 0.60 pb |', fixed(ttw, 2)],
    ['| tt̄tt̄ | 0.012 pb |', fixed(fourTops, 3)],
    ['pairs to 12 fb for four tops', fixed(1000 * fourTops, 0)],
    ['confuse pb and fb: 0.012 pb is 12 fb', fixed(fourTops, 3), fixed(1000 * fourTops, 0)],
    ['only 3.1 % of its events follow', percent(0.46 * 0.067, 1)],
    [
      raw`| all jets | $0.674^2=0.454$ | 46 %`,
      String(toQuarks),
      fixed(toQuarks ** 2, 3),
      percent(0.457),
    ],
    [
      raw`| lepton + jets | $2\times0.674\times0.326=0.439$ | 44 %`,
      raw`2\times${toQuarks}\times${toLeptons}=${fixed(2 * toQuarks * toLeptons, 3)}`,
      percent(0.438),
    ],
    [
      raw`| dilepton | $0.326^2=0.106$ | 10 %`,
      String(toLeptons),
      fixed(toLeptons ** 2, 3),
      String(100 - 46 - 44),
    ],
  ]),
  ...workedOn('webapps/ttZanalyses', [
    [
      raw`decay to jets in 46 % of cases, and a Z boson to two electrons or muons in 6.7 %, so the fraction of all tt̄Z events is $0.46\times0.067\approx3.1\,\%$`,
      percent(0.46),
      percent(0.067, 1),
      percent(0.46 * 0.067, 1),
    ],
    ['Such events are 3.1 % of all tt̄Z', percent(0.46 * 0.067, 1)],
  ]),
];
