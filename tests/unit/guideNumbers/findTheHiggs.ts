/** Numbers of the guide that finds the Higgs boson in events without and with one jet. */
import {higgsCorrection, publishedYields} from '../../../src/samples/hww13/published';
import {digits, fixed, percent, whole} from '../workedNumbers/print';
import {workedOn, type Row} from '../workedNumbers/row';
import {background, higgs, ratio, recipes} from './hww13';
import {counted, errorOfLeft, left, significance} from './sample';

const raw = String.raw;

const uncertain = (cuts: string): string =>
  fixed(significance('hww13', cuts, '', 'asimovWithUncertainty'), 2);

const threeDigits = (events: number): string => (events < 1000 ? whole(events) : digits(events, 3));

/** A line of a cut-flow, with the cuts up to it. */
function inFlow(name: string, cuts: string, places = 2): readonly [string, ...string[]] {
  const others = ['ww', 'ttbar', 'z'].map((process) => threeDigits(left('hww13', cuts, process)));
  const gives = [whole(higgs(cuts)), ...others, ratio(cuts, places), uncertain(cuts)];
  return [`| ${name} | ${gives.join(' | ')} |`, ...gives];
}

const {zeroJets, oneJet} = recipes;
const beforeLastTwo = 'jets=0 mll<75 ptll>=30';
const emuOneJet = 'jets=1 bTags=0 channel=2';
const challenge = 'channel=2 jets<=1 bTags=0 mll<55 ptll>=30 mt<130';

const two = [significance('hww13', zeroJets), significance('hww13', oneJet)] as const;
const together = Math.hypot(...two);
const rounded = Number(fixed(together, 2));
const pooled =
  (higgs(zeroJets) + higgs(oneJet)) / Math.sqrt(background(zeroJets) + background(oneJet));

const published = (selection: string): readonly [yields: string, significance: number] => {
  const row = publishedYields.find((one) => one.selection === selection);
  return [String(row?.yields.higgs), row?.significance ?? NaN];
};
const [publishedZero, publishedZeroRatio] = published('zeroJetRecipe');
const [publishedOne, publishedOneRatio] = published('oneJetRecipe');
const publishedTogether = Math.hypot(publishedZeroRatio, publishedOneRatio);

export const findTheHiggsRows: readonly Row[] = workedOn('webapps/find_the_higgs_2_13TeV', [
  [
    'fewer than 1,900 and raise the significance from 0.15 to 1.7. A second selection, with one jet instead of none, reaches 2.0 on different events, and the two together give 2.6.',
    digits(Math.ceil((higgs(zeroJets) + background(zeroJets)) / 100) * 100, 2),
    ratio(''),
    fixed(two[0], 1),
    fixed(two[1], 1),
    fixed(together, 1),
  ],
  inFlow('no cut', ''),
  inFlow('no jet', 'jets=0', 3),
  inFlow(raw`$m_{\ell\ell} < 75\ \GeV$`, 'jets=0 mll<75'),
  inFlow(raw`$\pt^{\ell\ell} \ge 30\ \GeV$`, beforeLastTwo),
  inFlow(raw`$\met \ge 40\ \GeV$`, `${beforeLastTwo} met>=40`),
  inFlow(raw`$\Delta\phi_{\ell\ell} < 80°$`, zeroJets),
  [
    '10 % of 7,640 background events is 764, five times the signal of 142. At the end 10 % of 1,790 is 179, against a signal of 71.',
    digits(background(beforeLastTwo), 3),
    digits(0.1 * background(beforeLastTwo), 3),
    whole(higgs(beforeLastTwo)),
    digits(background(zeroJets), 3),
    digits(0.1 * background(zeroJets), 3),
    whole(higgs(zeroJets)),
  ],
  [
    raw`The app shows the Z background as 86 ± 17, because it comes from 26 simulated events. The total background is 1,790 ± 56, and 56 is more than $\sqrt{B}=42$.`,
    whole(left('hww13', zeroJets, 'z')),
    whole(errorOfLeft('hww13', zeroJets, 'z')),
    String(counted('hww13', zeroJets, 'z').rows),
    digits(background(zeroJets), 3),
    whole(errorOfLeft('hww13', zeroJets, 'background')),
    whole(Math.sqrt(background(zeroJets))),
  ],
  inFlow('one jet', 'jets=1'),
  inFlow('no b-tag', 'jets=1 bTags=0'),
  inFlow('only eμ', emuOneJet),
  inFlow(raw`$m_{\ell\ell} < 70\ \GeV$`, `${emuOneJet} mll<70`),
  inFlow(raw`$\pt^{\ell\ell} \ge 30\ \GeV$`, `${emuOneJet} mll<70 ptll>=30`),
  inFlow(raw`$\Delta\phi_{\ell\ell} < 80°$`, oneJet),
  [raw`\sqrt{1.68^2+2.02^2}\approx2.6`, fixed(two[0], 2), fixed(two[1], 2), fixed(together, 1)],
  [
    'Here 136 Higgs events over 2,820 background events would give 2.56 instead of 2.63.',
    whole(higgs(zeroJets) + higgs(oneJet)),
    digits(background(zeroJets) + background(oneJet), 3),
    fixed(pooled, 2),
    fixed(together, 2),
  ],
  [
    raw`10\ \invfb\times\left(\frac{3}{2.63}\right)^2\approx13\ \invfb`,
    fixed(together, 2),
    fixed(10 * (3 / rounded) ** 2, 0),
  ],
  ['and reaching 5 requires about 36 fb⁻¹', fixed(10 * (5 / rounded) ** 2, 0)],
  ['a Higgs cross-section that was too small by a factor of 3.2', fixed(higgsCorrection, 1)],
  [
    raw`It displayed 22 Higgs events and a significance of 0.536 for the selection without jets, and 18 and 0.543 for the selection with one jet, together $\sqrt{0.536^2+0.543^2}\approx0.76$.`,
    publishedZero,
    fixed(publishedZeroRatio, 3),
    publishedOne,
    fixed(publishedOneRatio, 3),
    fixed(publishedTogether, 2),
  ],
  [
    raw`and one of 5 about 430 fb⁻¹. That is three times`,
    digits(10 * (5 / publishedTogether) ** 2, 2),
  ],
  [
    'the first selection gives 22 events and 0.52',
    whole(left('hww13', zeroJets, 'signal', 'published2020')),
    fixed(significance('hww13', zeroJets, 'published2020'), 2),
  ],
  [
    'leave 108 Higgs events and 907 ± 46 background events, a significance of 3.6. With a background known to 10 % it is 1.1',
    whole(higgs(challenge)),
    whole(background(challenge)),
    whole(errorOfLeft('hww13', challenge, 'background')),
    ratio(challenge, 1),
    fixed(significance('hww13', challenge, '', 'asimovWithUncertainty'), 1),
  ],
  ['raises the significance from 1.68 to 1.71', ratio(`${zeroJets} bTags=0`), ratio(zeroJets)],
  [
    raw`$\sqrt{1.5^2+2.0^2}=2.5$. To reach this alone, the better selection would need $(2.5/2.0)^2=1.56$ times the data, 56 % more.`,
    fixed(Math.hypot(1.5, 2), 1),
    fixed((2.5 / 2) ** 2, 2),
    percent((2.5 / 2) ** 2 - 1),
  ],
  ['adding the two significances to 3.7', fixed(two[0] + two[1], 1)],
]);
