/** An event in sentences, good enough to tell what it is without seeing it. */
import {formatNumber} from '@site/src/kit/format/numbers';
import {formatGeV, formatWithUnit} from '@site/src/kit/format/quantities';
import {countPhrase, formatList, numberWord} from '@site/src/lib/text/numberWords';
import {wrapPhi} from '@site/src/physics/statistics/separation';
import type {DetectorEvent, Jet, Particle, Vertex} from './event';
import {evidenceOf, type Evidence, type Pair} from './masterclass/evidence';

/** In whole degrees, from −180° to 180°. */
const degreesOf = (phi: number): string => formatWithUnit(Math.round((phi * 180) / Math.PI), '°');

const place = ({eta, phi}: {readonly eta: number; readonly phi: number}): string =>
  `at η = ${formatNumber(eta, {decimals: 2})} and φ = ${degreesOf(phi)}`;

const numberOf = (id: string): number => Number(/\d+$/.exec(id)?.[0] ?? 0) + 1;

const chargeSuffix = (charge: number): string =>
  charge > 0 ? ', positive' : charge < 0 ? ', negative' : '';

const named = ({id, kind}: Particle): string => `${kind} ${numberOf(id)}`;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `two electrons, one muon and three jets (two of them b-tagged)`. */
export function describeContents({electrons, muons, photons, jets, bJets}: Evidence): string {
  const all = bJets.length === jets.length;
  const tagged =
    bJets.length > 0 ? ` (${all ? '' : `${numberWord(bJets.length)} of them `}b-tagged)` : '';
  const particles = [
    ...(electrons.length > 0 ? [countPhrase(electrons.length, 'electron')] : []),
    ...(muons.length > 0 ? [countPhrase(muons.length, 'muon')] : []),
    ...(photons.length > 0 ? [countPhrase(photons.length, 'photon')] : []),
  ];
  const seen = `${countPhrase(jets.length, 'jet')}${tagged}`;
  if (particles.length > 0) return formatList([...particles, seen]);
  return jets.length > 0
    ? `${seen}, and no electron, muon or photon`
    : 'no jet, electron, muon or photon';
}

const particleSentence = (particle: Particle): string =>
  `${capital(named(particle))}${chargeSuffix(particle.charge)}: transverse momentum ${formatGeV(particle.pt)}, ${place(particle)}.`;

const jetSentence = (jet: Jet): string =>
  `Jet ${numberOf(jet.id)}${jet.isBTagged ? ', b-tagged' : ''}: transverse momentum ${formatGeV(jet.pt)}, ${place(jet)}.`;

/** `two electrons of opposite charge`. */
export const describePair = ({kind}: Pair): string =>
  kind === 'photon' ? 'two photons' : `two ${kind}s of opposite charge`;

/** `four electrons and muons`, of the kinds that are there. */
function describeParticles({electrons, muons, photons}: Evidence): string {
  const kinds = [
    ...(electrons.length > 0 ? ['electrons'] : []),
    ...(muons.length > 0 ? ['muons'] : []),
    ...(photons.length > 0 ? ['photons'] : []),
  ];
  return `${numberWord(electrons.length + muons.length + photons.length)} ${formatList(kinds)}`;
}

function massSentences(evidence: Evidence): readonly string[] {
  const {pairs, mass, electrons, muons, photons} = evidence;
  const particles = [...electrons, ...muons, ...photons];
  const together = (list: readonly Particle[], found: number): string =>
    `The invariant mass of ${formatList(list.map(named))} is ${formatGeV(found)}.`;
  const ofPairs = pairs.map((pair) => together(pair.particles, pair.mass));
  if (mass === undefined || (particles.length === 2 && pairs.length === 1)) return ofPairs;
  if (particles.length === 2) return [...ofPairs, together(particles, mass)];
  return [
    ...ofPairs,
    `The invariant mass of all ${describeParticles(evidence)} is ${formatGeV(mass)}.`,
  ];
}

function missingSentences({missing, transverseMass}: Evidence, {particles}: DetectorEvent) {
  if (!missing) return [];
  const leptons = particles.filter(({kind}) => kind !== 'photon');
  const apart = leptons.map(
    (lepton) => `${degreesOf(Math.abs(wrapPhi(lepton.phi - missing.phi)))} from ${named(lepton)}`,
  );
  const from = apart.length > 0 && apart.length < 3 ? `, ${formatList(apart)}` : '';
  return [
    `Missing transverse momentum: ${formatGeV(missing.et)}, towards φ = ${degreesOf(missing.phi)}${from}.`,
    ...(transverseMass === undefined
      ? []
      : [
          `Together with the lepton, this gives a transverse mass of ${formatGeV(transverseMass)}.`,
        ]),
  ];
}

/** Distance of a vertex from the primary one, in mm. */
function flight({position}: Vertex, from: Vertex): number {
  return Math.hypot(...position.map((value, axis) => value - (from.position[axis] ?? 0)));
}

function trackSentences(event: DetectorEvent, {tracks}: Evidence): readonly string[] {
  const {vertices} = event;
  const primary = vertices.find(({kind}) => kind === 'primary');
  const pileup = vertices.filter(({kind}) => kind === 'pileup').length;
  const secondary = vertices.filter(({kind}) => kind === 'secondary');
  const distances = primary
    ? secondary.map((vertex) => `${formatNumber(flight(vertex, primary), {decimals: 1})} mm`)
    : [];
  return [
    `${capital(countPhrase(tracks, 'track'))} of charged particles${pileup > 0 ? `, not counting those from ${countPhrase(pileup, 'pile-up collision')}` : ''}.`,
    ...(distances.length > 0
      ? [
          `${capital(countPhrase(distances.length, 'secondary vertex', 'secondary vertices'))}, ${formatList(distances)} from the primary vertex, from ${distances.length === 1 ? 'the decay of a long-lived particle' : 'decays of long-lived particles'}.`,
        ]
      : []),
  ];
}

const maxJets = 10;

/**
 * The event in sentences, each different: first what is in it, then each object, masses, missing momentum
 * and tracks. The process it is from is not named.
 */
export function describeEvent(event: DetectorEvent): readonly string[] {
  const evidence = evidenceOf(event);
  const {electrons, muons, photons, jets} = evidence;
  const further = jets.length - maxJets;
  return [
    `The event has ${describeContents(evidence)}.`,
    ...[...electrons, ...muons, ...photons].map(particleSentence),
    ...jets.slice(0, maxJets).map(jetSentence),
    ...(further > 0
      ? [`${capital(countPhrase(further, 'further jet'))} with lower transverse momentum.`]
      : []),
    ...massSentences(evidence),
    ...missingSentences(evidence, event),
    ...trackSentences(event, evidence),
  ];
}
