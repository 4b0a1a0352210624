/** Jets that are none of another collision, and which of them look like b jets. */
import {btagWorkingPoints} from '@site/src/data/btagWorkingPoints';
import type {CodeRelease, Definition} from '../analysis';
import {defined, mask, stored} from './units';

type Efficiency = 70 | 77 | 85;

/** Least score of MV2c10 in 2020, by the efficiency in per cent. */
const scores: Readonly<Record<Efficiency, number>> = {70: 0.8244273, 77: 0.645925, 85: 0.1758475};

interface Tagger {
  readonly branch: string;
  readonly sign: string;
  readonly bound: number;
}

function taggerOf(release: CodeRelease, efficiency: Efficiency): Tagger {
  if (release === '2020e-13tev') {
    return {branch: 'jet_MV2c10', sign: '>', bound: scores[efficiency]};
  }
  if (release === '2016e-8tev') return {branch: 'jet_MV1', sign: '>', bound: 0.7892};
  const point = btagWorkingPoints.find((candidate) => candidate.efficiency === efficiency);
  return {branch: 'jet_btag_quantile', sign: '>=', bound: point?.quantile ?? NaN};
}

function goodJet(release: CodeRelease, name: string, pt: number): Definition {
  const bound = stored(release, pt);
  if (release === '2025e-13tev-beta') {
    return defined(
      name,
      `(events.jet_pt > ${bound}) & events.jet_jvt`,
      `jet_pt > ${bound} && jet_jvt`,
    );
  }
  const [score, hard] = release === '2020e-13tev' ? ['jet_jvt > 0.59', 60] : ['jet_jvf > 0.5', 50];
  const free = stored(release, hard);
  return mask(
    name,
    [
      `(events.jet_pt > ${bound})`,
      `((events.jet_pt > ${free}) | (abs(events.jet_eta) > 2.4) | (events.${score}))`,
    ],
    `jet_pt > ${bound} && (jet_pt > ${free} || abs(jet_eta) > 2.4 || ${score})`,
    name === 'good_jet' ? 'soft jets in the tracker have to come from this collision' : undefined,
  );
}

interface JetRequirements {
  /** Minimum transverse momentum in GeV of a jet that counts, and of one that may have a b-tag. */
  readonly pt: readonly [number, number];
  readonly efficiency: Efficiency;
  /** Name of the number of b-tagged jets. */
  readonly tags: 'b_tags' | 'b_jets';
}

export function jets(
  release: CodeRelease,
  {pt, efficiency, tags}: JetRequirements,
): readonly Definition[] {
  const {branch, sign, bound} = taggerOf(release, efficiency);
  const isSame = pt[0] === pt[1];
  const tagged = isSame ? 'good_jet' : 'taggable_jet';
  return [
    goodJet(release, 'good_jet', pt[0]),
    ...(isSame ? [] : [goodJet(release, tagged, pt[1])]),
    defined('jets', 'ak.to_numpy(ak.sum(good_jet, axis=1))', 'Sum(good_jet)'),
    defined(
      tags,
      `ak.to_numpy(ak.sum(${tagged} & (events.${branch} ${sign} ${bound}), axis=1))`,
      `Sum(${tagged} && ${branch} ${sign} ${bound})`,
      `keeps ${release === '2016e-8tev' ? 70 : efficiency} % of the b jets`,
    ),
  ];
}
