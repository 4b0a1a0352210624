/** Numbers of the guide that says what a histogram analyser is. */
import {asimovSignificance} from '../../../src/physics/statistics/statistics';
import {higgsCorrection, higgsSamples} from '../../../src/samples/hww13/published';
import {digits, fixed, percent, whole} from '../workedNumbers/print';
import {workedOn, type Row} from '../workedNumbers/row';
import {background, higgs, kept, ratio, recipes} from './hww13';
import {left, significance} from './sample';

const raw = String.raw;

/** With a background that is known to a share of itself: S/√(B + σ²). */
const withUncertainty = (cuts: string, share: number): number =>
  higgs(cuts) / Math.hypot(Math.sqrt(background(cuts)), share * background(cuts));

/** Chance to count at least `count` where `mean` are expected. */
function atLeast(count: number, mean: number): number {
  let [term, sum] = [Math.exp(-mean), 0];
  for (let n = 0; n < count; n += 1) {
    sum += term;
    term *= mean / (n + 1);
  }
  return 1 - sum;
}

const tooSmall = (name: string): number => {
  const sample = higgsSamples.find((one) => one.name === name);
  return (sample?.correctedPb ?? NaN) / (sample?.publishedPb ?? NaN);
};

const lowMass = 'mll<75';
const together = 'mll<75 deltaPhiLl<80';

export const histanalyserRows: readonly Row[] = workedOn('webapps/histanalyser', [
  [
    'about 400 Higgs-boson events hide among 7.3 million others',
    digits(higgs(''), 1),
    fixed(background('') / 1e6, 1),
  ],
  ['| H → WW, the signal | 397 |', whole(higgs(''))],
  ['| WW produced directly | 10,700 |', digits(left('hww13', '', 'ww'), 3)],
  ['| tt̄, a top-quark pair | 49,700 |', digits(left('hww13', '', 'ttbar'), 3)],
  ['| Z, one boson that decays to ℓℓ | 7,280,000 |', digits(left('hww13', '', 'z'), 3)],
  [
    'The cut keeps 2 % of the Z events and 98 % of the Higgs events, and the significance rises from 0.15 to 0.86.',
    percent(kept('z', lowMass)),
    percent(kept('higgs', lowMass)),
    ratio(''),
    ratio(lowMass),
  ],
  [
    'This leaves 231 Higgs events and 40,100 others, with a significance of 1.15.',
    whole(higgs('mll<75 met>=40')),
    digits(background('mll<75 met>=40'), 3),
    ratio('mll<75 met>=40'),
  ],
  [
    'This leaves 307 Higgs events and 54,200 others: 1.32',
    whole(higgs(together)),
    digits(background(together), 3),
    ratio(together),
  ],
  ['The significance falls to 1.20', ratio(`${together} met>=40`)],
  [
    'a mass below 60 GeV, missing transverse momentum above 20 GeV and an angle below 140° give 1.52',
    ratio('mll<60 met>=20 deltaPhiLl<140'),
  ],
  ['| none | 397 | 7,342,000 | 0.15 |', whole(higgs('')), digits(background(''), 4), ratio('')],
  [
    raw`| $m_{\ell\ell} < 75\ \GeV$ | 388 | 203,000 | 0.86 |`,
    whole(higgs(lowMass)),
    digits(background(lowMass), 3),
    ratio(lowMass),
  ],
  [
    raw`$\Delta\phi_{\ell\ell} < 80°$ | 307 | 54,200 | 1.32 |`,
    whole(higgs(together)),
    digits(background(together), 3),
    ratio(together),
  ],
  ['occur once in 1,700 trials', digits(1 / atLeast(6, 1), 2)],
  ['known as the Asimov significance, gives 3.4', fixed(asimovSignificance(5, 1), 1)],
  [
    raw`After the mass cut, $\sqrt{B}$ is 450 events. If the simulation predicts $B$ to only 1 %, the prediction may be wrong by 2,030 events`,
    digits(Math.sqrt(background(lowMass)), 3),
    digits(0.01 * background(lowMass), 3),
  ],
  ['0.86 shrinks to 0.19', ratio(lowMass), fixed(withUncertainty(lowMass, 0.01), 2)],
  [
    'predicted 124 Higgs events before any cut; this one predicts 397',
    whole(left('hww13', '', 'signal', 'published2020')),
    whole(higgs('')),
  ],
  ['that was 3.7 times too small', fixed(tooSmall('ggF'), 1)],
  ['made the number of events too small by a factor of 3.2', fixed(higgsCorrection, 1)],
  [raw`is $3.2^2\approx10$ times smaller`, fixed(higgsCorrection ** 2, 0)],
  ['removes nine of the 397 Higgs events', whole(higgs(''))],
  [
    raw`the background by a factor of 36. The significance grows by a factor of $0.98\times\sqrt{36}=5.9$.`,
    fixed(background('') / background(lowMass), 0),
    fixed(kept('higgs', lowMass), 2),
    fixed(significance('hww13', lowMass) / significance('hww13', ''), 1),
  ],
  [raw`is at most $0.80^2=64$ %`, percent(0.8 ** 2)],
  [
    'and reaches a significance of 2.6',
    fixed(
      Math.hypot(significance('hww13', recipes.zeroJets), significance('hww13', recipes.oneJet)),
      1,
    ),
  ],
]);
