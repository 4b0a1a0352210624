/**
 * Groups of events that a class learns to tell apart: what each makes, and what an event has to show to be
 * taken. Events are picked for teaching, so that their numbers carry no information about how common they are.
 */
import type {DetectedEvent, DetectedParticle} from '../../detector/detected';
import {detect, momentumOf} from '../../detector/detect';
import type {Collision} from '../../detector/collision';
import {mass, sum} from '../../fourVector';
import {transverseMass} from '../../kinematics';
import {seededRandom, seedOf, type Random} from '../../random';
import * as bosons from './bosons';
import type {EventGroup} from './eventGroups';
import * as quarks from './quarks';
import {heavyIons, minimumBias} from './softCollisions';
import {wholeCollision, type HardCollision} from './wholeCollision';

interface Recipe {
  readonly count: number;
  readonly collision: (random: Random) => Collision;
  readonly accepts: (event: DetectedEvent) => boolean;
}

const kinds = (event: DetectedEvent): string =>
  event.particles
    .map(({kind}) => kind)
    .sort()
    .join(' ');
const missingEt = ({missing: {px, py}}: DetectedEvent): number => Math.hypot(px, py);
const massOf = (particles: readonly DetectedParticle[]): number =>
  mass(sum(...particles.map(momentumOf)));
const tags = ({jets}: DetectedEvent): number => jets.filter(({isBTagged}) => isBTagged).length;

/** Electrons and photons at the gap between barrel and end-cap are mismeasured, and left out. */
const isSeenWell = ({kind, eta}: DetectedParticle): boolean => {
  const direction = Math.abs(eta);
  if (kind === 'muon') return direction < 2.5;
  return direction < 1.37 || (direction > 1.52 && direction < 2.47);
};

/** Whether the particles are of these kinds, in alphabetical order, and hard enough, in descending order of pt. */
function hasAlone(event: DetectedEvent, wanted: string, least: readonly number[]): boolean {
  return (
    kinds(event) === wanted &&
    event.particles.every(isSeenWell) &&
    event.particles.every(({pt}, place) => pt > (least[place] ?? 0))
  );
}

const withPileup =
  (hard: (random: Random) => HardCollision) =>
  (random: Random): Collision =>
    wholeCollision(random, hard(random));

const isZ = ({particles}: DetectedEvent): boolean => {
  const found = massOf(particles);
  return found > 66 && found < 116;
};

const zInto = (kind: 'electron' | 'muon'): Recipe => ({
  count: 24,
  collision: withPileup((random) => bosons.zBoson(random, kind)),
  accepts: (event) =>
    hasAlone(event, `${kind} ${kind}`, [25, 20]) && isZ(event) && event.jets.length < 3,
});

const wInto = (kind: 'electron' | 'muon'): Recipe => ({
  count: 24,
  collision: withPileup((random) => bosons.wBoson(random, kind)),
  accepts: (event) => {
    const [lepton] = event.particles;
    const {px, py} = event.missing;
    if (!lepton || !hasAlone(event, kind, [25]) || event.jets.length > 2) return false;
    const apart = lepton.phi - Math.atan2(py, px);
    return missingEt(event) > 25 && transverseMass(lepton.pt, missingEt(event), apart) > 40;
  },
});

const fourLeptons = ['electron electron electron electron', 'muon muon muon muon'];
const mixedLeptons = 'electron electron muon muon';

/** Every other event holds two jets of which one lost momentum, A_J from 0.3 to 0.5. */
function leadNuclei(random: Random): Collision {
  const jets = {pt: 100 + 50 * random(), asymmetry: 0.3 + 0.2 * random()};
  const hasJets = random() < 0.5;
  return heavyIons(random, {tracks: 550 + Math.floor(250 * random()), ...(hasJets ? {jets} : {})});
}

const recipes: Readonly<Record<EventGroup, Recipe>> = {
  zee: zInto('electron'),
  zmumu: zInto('muon'),
  wenu: wInto('electron'),
  wmunu: wInto('muon'),
  h4l: {
    count: 24,
    collision: withPileup(bosons.higgsToFourLeptons),
    accepts: (event) =>
      [...fourLeptons, mixedLeptons].some((wanted) => hasAlone(event, wanted, [20, 15, 10, 7])),
  },
  hyy: {
    count: 24,
    collision: withPileup(bosons.higgsToPhotons),
    accepts: (event) => hasAlone(event, 'photon photon', [44, 32]),
  },
  hww: {
    count: 24,
    collision: withPileup(bosons.higgsToElectronMuon),
    accepts: (event) =>
      hasAlone(event, 'electron muon', [22, 15]) && missingEt(event) > 25 && event.jets.length < 2,
  },
  ttbar: {
    count: 24,
    collision: withPileup((random) =>
      quarks.topPairInto(random, random() < 1 / 3 ? ['lepton', 'lepton'] : ['lepton', 'quarks']),
    ),
    accepts: (event) => {
      const isHard = event.particles.every((one) => one.pt > 25 && isSeenWell(one));
      const leptons = event.particles.length;
      const jets = leptons === 2 ? 2 : 4;
      return isHard && leptons > 0 && event.jets.length >= jets && tags(event) === 2;
    },
  },
  ttz: {
    count: 24,
    collision: withPileup(quarks.topPairAndZ),
    accepts: (event) => {
      const isPair =
        hasAlone(event, 'electron electron', [30, 15]) || hasAlone(event, 'muon muon', [30, 15]);
      return isPair && isZ(event) && event.jets.length >= 5 && tags(event) === 2;
    },
  },
  dijet: {
    count: 24,
    collision: withPileup((random) => quarks.twoJets(random, 110)),
    accepts: ({jets: [first, second, third]}) =>
      !!second && !!first && first.pt > 100 && second.pt > 70 && (third?.pt ?? 0) < 60,
  },
  heavyIon: {count: 20, collision: leadNuclei, accepts: () => true},
  minimumBias: {count: 24, collision: minimumBias, accepts: () => true},
};

/** More tries than this for one event mean that a recipe cannot be met. */
const maxTries = 2000;

/** The events of a group, detected; the same at every call. @throws RangeError if none is accepted */
export function eventsOfGroup(group: EventGroup): readonly DetectedEvent[] {
  const {count, collision, accepts} = recipes[group];
  const random = seededRandom(seedOf('event library', group, '1'));
  return Array.from({length: count}, () => {
    for (let tries = 0; tries < maxTries; tries += 1) {
      const event = detect(random, collision(random));
      if (accepts(event)) return event;
    }
    throw new RangeError(`no event of ${group} passes its own selection`);
  });
}
