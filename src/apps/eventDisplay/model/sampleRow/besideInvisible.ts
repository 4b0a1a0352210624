/** Rows of `dm13`: two leptons beside what is invisible. */
import {massless} from '@site/src/physics/fourVector';
import type {TransverseVector} from '@site/src/physics/kinematics';
import {masses} from '@site/src/physics/masses';
import type {Random} from '@site/src/physics/random';
import type {FixedObjects} from './dressed';
import {pairShape, type PairFacts, type PairShape} from './pairShape';
import {anyPlace, type Direction} from './placedPair';
import type {RowValues} from './rowValues';
import {kindsOf, left, leptonsOf, missingBeside} from './twoLeptons';

const minJetPt = 25.5;

/** Momentum of the pair from |ETmiss − pT| / pT, if it is the smaller (`sign` 1) or the larger. */
function pairPt(row: RowValues, sign: 1 | -1) {
  const {value: met} = row.of('met');
  const {value: difference, half} = row.of('fractionalDifference');
  const value = met / (1 + sign * difference);
  return {value, half: (value * half) / (1 + sign * difference)};
}

const pairPtOf = ({pt: [a, b], deltaPhi}: PairShape): number =>
  Math.sqrt(a * a + b * b + 2 * a * b * Math.cos(deltaPhi));

/** The pair whose momentum differs from the missing one as the row contains, on either side. */
function nearestShape(row: RowValues): PairShape {
  const facts: PairFacts = {
    pt: [row.of('leadingPt'), row.of('subleadingPt')],
    mass: row.of('mll'),
    deltaR: row.of('deltaRLl'),
  };
  const free = pairPtOf(pairShape(facts));
  const [below, above] = [pairPt(row, 1), pairPt(row, -1)];
  const isBelow = Math.abs(free - below.value) < Math.abs(free - above.value);
  return pairShape({...facts, pairPt: isBelow ? below : above});
}

/** Two momenta with these sums of sizes and of vectors; one along the vector if the sizes do not suffice. */
function withSums(
  random: Random,
  total: number,
  {px, py}: TransverseVector,
): readonly Pick<Direction, 'pt' | 'phi'>[] {
  const [along, phi] = [Math.hypot(px, py), Math.atan2(py, px)];
  for (let tries = 0; tries < 20; tries += 1) {
    const angle = 2 * Math.PI * random();
    const first = (total ** 2 - along ** 2) / (2 * (total - along * Math.cos(angle)));
    const second = total - first;
    if (first < minJetPt || second < minJetPt || total <= along) continue;
    const rest = {
      px: px - first * Math.cos(phi + angle),
      py: py - first * Math.sin(phi + angle),
    };
    return [
      {pt: first, phi: phi + angle},
      {pt: second, phi: Math.atan2(rest.py, rest.px)},
    ];
  }
  return [{pt: total, phi}];
}

/**
 * Jets so that ETmiss/HT is as in the row, where HT has the leptons in it. Where the leptons alone make
 * more than HT, there are none but those with a b quark.
 */
function jetsOfRow(random: Random, row: RowValues, balance: TransverseVector) {
  const leptons = row.of('leadingPt').value + row.of('subleadingPt').value;
  const rest = row.of('met').value / row.of('metOverHt').value - leptons;
  const tagged = row.of('bJets').value;
  if (rest < minJetPt && tagged === 0) return {light: [], bottom: []};
  const jets = withSums(random, Math.max(rest, minJetPt), balance).map(({pt, phi}) =>
    massless(pt, 2.2 * (2 * random() - 1), phi),
  );
  return {light: jets.slice(tagged), bottom: jets.slice(0, tagged)};
}

export function besideInvisible(random: Random, row: RowValues): FixedObjects {
  const kinds = kindsOf(random, random() < 0.5 ? 0 : 1);
  const own = [masses[kinds[0]], masses[kinds[1]]] as const;
  const pair = anyPlace(random, nearestShape(row), row.of('mll').value, own, true);
  const alone = leptonsOf(random, pair, kinds, false);
  const angle = row.of('deltaPhiLlMet').value;
  const missing = missingBeside(random, alone, row.of('met').value, angle);
  const jets = jetsOfRow(random, row, left(alone, missing));
  return {alone, besides: {missing, jets}};
}
