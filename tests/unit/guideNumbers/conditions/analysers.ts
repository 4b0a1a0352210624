/** Cuts that the guides to H → WW quote, with the numbers that follow from them. */
import {withoutJets} from '../../../../src/data/lessons/selections';
import {solutions} from '../../../support/coach/cases';
import {fixed, percent, whole} from '../../workedNumbers/print';
import {workedOn, type Row} from '../../workedNumbers/row';
import {coachLimits, countedCut, limitsOf} from '../cuts';
import {background, higgs, kept, ratio} from '../hww13';

const raw = String.raw;

const {mass, pairMomentum, missing, angle} = withoutJets;
const [massLimit, pairLimit, missingLimit, angleLimit] = [mass, pairMomentum, missing, angle].map(
  ({cut}) => limitsOf(cut)[0] ?? '',
) as [string, string, string, string];
const lowMass = countedCut(mass.cut);
const both = `${lowMass} ${countedCut(angle.cut)}`;
const wide = {cut: 'in.deltaPhiLl=..90'};
const keptPercent = (process: string, {cut}: {readonly cut: string}): string =>
  percent(kept(process, countedCut(cut)));

const oneJet = (step: string): readonly string[] => coachLimits('hww13-one-jet', step);
const reach = new URLSearchParams(solutions['hww13-evidence reach']);
const reachLimits = ['mll', 'ptll', 'mt'].flatMap((name) =>
  limitsOf(`in.${name}=${reach.get(`in.${name}`)}`),
);

const transverse = coachLimits('hww13d-pseudo-data', 'transverseMass');
const [edgeFrom = '', edgeTo = ''] = transverse;

export const conditionRows: readonly Row[] = [
  ...workedOn('webapps/analyses', [
    ['The angle is below 90° in 82 %', ...limitsOf(wide.cut), keptPercent('higgs', wide)],
    [raw`| $m_{\ell\ell} < 75\ \GeV$ | 98 % |`, massLimit, keptPercent('higgs', mass)],
    [raw`| $\met > 40\ \GeV$ | 59 % |`, missingLimit, keptPercent('higgs', missing)],
    [
      raw`| $\Delta\phi_{\ell\ell} < 90°$ | 82 % |`,
      ...limitsOf(wide.cut),
      keptPercent('higgs', wide),
    ],
    ['with a mass below 75 GeV. The same', massLimit],
  ]),
  ...workedOn('webapps/find_the_higgs_2_13TeV', [
    ['Five cuts reduce 7.3 million', fixed((background('') + higgs('')) / 1e6, 1)],
    [raw`2. **$m_{\ell\ell} < 75\ \GeV$.** Most`, massLimit],
    [raw`| $m_{\ell\ell} < 75\ \GeV$ | 154 |`, massLimit],
    [raw`3. **$\pt^{\ell\ell} \ge 30\ \GeV$.** Without`, pairLimit],
    [raw`4. **$\met \ge 40\ \GeV$.** Z`, missingLimit],
    [raw`5. **$\Delta\phi_{\ell\ell} < 80°$.** The Higgs`, angleLimit],
    [raw`4. **$m_{\ell\ell} < 70\ \GeV$.** 5.`, ...oneJet('mass')],
    [raw`5. **$\pt^{\ell\ell} \ge 30\ \GeV$.** This`, ...oneJet('pairMomentum')],
    [raw`6. **$\Delta\phi_{\ell\ell} < 80°$.**`, ...oneJet('angle')],
    [
      raw`no b-tag, $m_{\ell\ell} < 55\ \GeV$, $\pt^{\ell\ell} \ge 30\ \GeV$ and $m_\mathrm{T} < 130\ \GeV$ leave`,
      ...reachLimits,
    ],
  ]),
  ...workedOn('webapps/histanalyser', [
    ['a dilepton invariant mass below 75 GeV, and all', massLimit],
    ['the cut helped: a mass below 75 GeV raises', massLimit],
    ['from the left end to 75 GeV, or enter 75 as', massLimit],
    [
      'Keep missing transverse momentum above 40 GeV. This leaves 231',
      missingLimit,
      whole(higgs(`${lowMass} ${countedCut(missing.cut)}`)),
    ],
    ['Keep angles below 80° instead. This leaves 307', angleLimit, whole(higgs(both))],
    [
      'missing transverse momentum above 40 GeV. The significance falls to 1.20',
      missingLimit,
      ratio(`${both} ${countedCut(missing.cut)}`),
    ],
    [raw`| $m_{\ell\ell} < 75\ \GeV$ | 388 |`, massLimit, whole(higgs(lowMass))],
    [
      raw`| $m_{\ell\ell} < 75\ \GeV$, $\Delta\phi_{\ell\ell} < 80°$ | 307 |`,
      massLimit,
      angleLimit,
      whole(higgs(both)),
    ],
    [
      'most of them between 15 and 60 GeV',
      ...(kept('higgs', 'mll>=15 mll<60') > 0.5 ? ['15', '60'] : ['fewer']),
    ],
  ]),
  ...workedOn('webapps/histogram-analyser-2_13TeV', [
    [raw`add $80 \le m_\mathrm{T} < 130\ \GeV$`, ...transverse],
    ['lie above 130 GeV, so an upper cut at 130 GeV helps', edgeTo],
    ['A lower cut at 80 GeV helps against Z → ττ', edgeFrom],
  ]),
  ...workedOn('webapps/the_display_histograms_13TeV', [
    [
      'if their transverse momentum is above 30 GeV. Require two or more: this keeps 72 %',
      percent(kept('ttbar', 'jets>=2')),
    ],
    [raw`| $m_{\ell\ell} < 75\ \GeV$ | 388 |`, massLimit, whole(higgs(lowMass))],
    ['Now cut above 100 GeV: tt̄', ...coachLimits('hww13-single-cuts', 'missing')],
  ]),
  ...workedOn('webapps/separate_signals_13TeV', [
    [raw`| $m_{\ell\ell} < 75\ \GeV$ | 2.3 % | 98 %`, massLimit, keptPercent('higgs', mass)],
  ]),
];
