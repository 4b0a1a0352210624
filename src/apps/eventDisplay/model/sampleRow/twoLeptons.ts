/** Rows with two leptons: `hww13`, `hww13d`, `hww8`, `zll13` and `ttz13`. */
import {massless, type FourVector} from '@site/src/physics/fourVector';
import {masses} from '@site/src/physics/masses';
import type {TransverseVector} from '@site/src/physics/kinematics';
import type {HardCollision} from '@site/src/physics/montecarlo/collisions/wholeCollision';
import type {Random} from '@site/src/physics/random';
import type {FixedObjects} from './dressed';
import {pairShape} from './pairShape';
import {anyPlace, massive, type Direction} from './placedPair';
import type {RowValues} from './rowValues';
import {sumAcross, generateJets, type GeneratedJets} from './generateJets';

type Kind = 'electron' | 'muon';
type IsolatedLeptons = HardCollision['isolated'];

const kindsOfChannel: readonly (readonly [Kind, Kind])[] = [
  ['electron', 'electron'],
  ['muon', 'muon'],
];

/** Flavours of the leading and the subleading lepton; the row does not contain which of e and μ leads. */
export function kindsOf(random: Random, channel: number): readonly [Kind, Kind] {
  const mixed = random() < 0.5 ? (['electron', 'muon'] as const) : (['muon', 'electron'] as const);
  return kindsOfChannel[channel] ?? mixed;
}

/** Leptons with their kinds, and charges that are opposite unless the row has the same. */
export function leptonsOf(
  random: Random,
  pair: readonly [Direction, Direction],
  kinds: readonly [Kind, Kind],
  hasSameCharge: boolean,
): IsolatedLeptons {
  const first = random() < 0.5 ? 1 : -1;
  const second = hasSameCharge ? first : first === 1 ? -1 : 1;
  return [
    {kind: kinds[0], charge: first, momentum: massive(pair[0], masses[kinds[0]])},
    {kind: kinds[1], charge: second, momentum: massive(pair[1], masses[kinds[1]])},
  ];
}

const clamp = (value: number, low: number, high: number): number =>
  Math.max(low, Math.min(high, value));

/**
 * Angle between the missing momentum and the leptons: where the column rounds it, the transverse mass
 * says it more exactly, cos Δφ = (m² + 2 E_T pTmiss − m_T²)/(2 pT pTmiss) with E_T² = pT² + m².
 */
function missingAngle(random: Random, row: RowValues): number {
  const angle = row.maybe('deltaPhiMetLl');
  if (!angle) return Math.PI * random();
  const transverse = row.maybe('mt');
  const [pairPt, met, mass] = ['ptll', 'met', 'mll'].map((name) => row.of(name).value);
  if (!transverse || !pairPt || !met || !mass) return angle.value;
  const energy = Math.hypot(pairPt, mass);
  const cosine = (mass ** 2 + 2 * energy * met - transverse.value ** 2) / (2 * pairPt * met);
  const exact = Math.acos(clamp(cosine, -1, 1));
  const low = Math.max(0, angle.value - angle.half);
  return clamp(exact, low, Math.min(Math.PI, angle.value + angle.half));
}

export function missingBeside(
  random: Random,
  leptons: IsolatedLeptons,
  met: number,
  angle: number,
): TransverseVector {
  const {px, py} = sumAcross(leptons.map(({momentum}) => momentum));
  const direction = Math.atan2(py, px) + (random() < 0.5 ? angle : -angle);
  return {px: met * Math.cos(direction), py: met * Math.sin(direction)};
}

/** What jets have to add up to. */
export function left(leptons: IsolatedLeptons, missing: TransverseVector): TransverseVector {
  const {px, py} = sumAcross(leptons.map(({momentum}) => momentum));
  return {px: -px - missing.px, py: -py - missing.py};
}

/** Tags beyond the counted jets are those of jets between the two thresholds, in GeV. */
const softTag = {least: 25.5, most: 29.5};

const softTagged = (random: Random): FourVector =>
  massless(
    softTag.least + (softTag.most - softTag.least) * random(),
    2 * (2 * random() - 1),
    2 * Math.PI * random(),
  );

function jetsOfRow(
  random: Random,
  row: RowValues,
  minPt: number,
  balance: TransverseVector,
  others: readonly Direction[],
): GeneratedJets {
  const count = row.maybe('jets')?.value ?? 0;
  const tags = row.maybe('bTags')?.value ?? 0;
  const tagged = Math.min(count, tags);
  const jets = generateJets(random, {count, tagged, minPt, balance, others});
  if (tags <= count) return jets;
  const soft = Array.from({length: tags - count}, () => softTagged(random));
  return {light: jets.light, bottom: [...jets.bottom, ...soft]};
}

/**
 * Leptons, missing momentum and numbers of jets as the row has them.
 *
 * @param minJetPt above which its jets are counted, in GeV
 */
export function twoLeptons(random: Random, row: RowValues, minJetPt: number): FixedObjects {
  const kinds = kindsOf(random, row.maybe('channel')?.value ?? 2);
  const wanted = row.of('mll');
  const shape = pairShape({
    pt: [row.of('leadingPt'), row.of('subleadingPt')],
    mass: wanted,
    pairPt: row.maybe('ptll'),
    deltaPhi: row.maybe('deltaPhiLl'),
    deltaR: row.maybe('deltaRLl'),
  });
  const own = [masses[kinds[0]], masses[kinds[1]]] as const;
  const pair = anyPlace(random, shape, wanted.value, own, kinds.includes('electron'));
  const alone = leptonsOf(random, pair, kinds, row.maybe('sameCharge')?.value === 1);
  const missing = missingBeside(random, alone, row.of('met').value, missingAngle(random, row));
  const jets = jetsOfRow(random, row, minJetPt, left(alone, missing), pair);
  return {alone, besides: {missing, jets}};
}
