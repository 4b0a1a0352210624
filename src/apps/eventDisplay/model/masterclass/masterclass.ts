/** Events sorted by what a Z or a Higgs boson left behind, as in the masterclasses of ATLAS. */
import {formatGeV} from '@site/src/kit/format/quantities';
import {countPhrase, formatList} from '@site/src/lib/text/numberWords';
import type {DetectorEvent, ObjectRef, Particle, ParticleKind} from '../event';
import {combine} from './massBasket';
import {standIn} from '../owners';

export const eventClasses = ['e', 'm', 'g', '4e', '2e2m', '4m'] as const;
export type EventClass = (typeof eventClasses)[number];
/** `none` for an event that is in no class. */
export type ClassAnswer = EventClass | 'none';
export const classAnswers: readonly ClassAnswer[] = [...eventClasses, 'none'];

export const classNames: Readonly<Record<ClassAnswer, string>> = {
  e: 'two electrons',
  m: 'two muons',
  g: 'two photons',
  '4e': 'four electrons',
  '2e2m': 'two electrons and two muons',
  '4m': 'four muons',
  none: 'none of these',
};

/** Numbers of electrons, muons and photons of each class. */
const contents: Readonly<Record<EventClass, readonly [number, number, number]>> = {
  e: [2, 0, 0],
  m: [0, 2, 0],
  g: [0, 0, 2],
  '4e': [4, 0, 0],
  '2e2m': [2, 2, 0],
  '4m': [0, 4, 0],
};

const count = (kinds: readonly ParticleKind[], kind: ParticleKind): number =>
  kinds.filter((one) => one === kind).length;

/** The class of particles of these kinds. Photons beside leptons, which radiate them, do not count. */
function classOfKinds(kinds: readonly ParticleKind[]): ClassAnswer {
  const [electrons, muons] = [count(kinds, 'electron'), count(kinds, 'muon')];
  const photons = electrons + muons > 0 ? 0 : count(kinds, 'photon');
  const found = eventClasses.find(
    (name) => contents[name].join() === [electrons, muons, photons].join(),
  );
  return found ?? 'none';
}

const chargeOf = (particles: readonly Particle[]): number =>
  particles.reduce((sum, {charge}) => sum + charge, 0);

/** Charges that add up to zero in each flavour; a file that does not say charges counts as if they did. */
function isNeutral(particles: readonly Particle[]): boolean {
  const leptons = particles.filter(({kind}) => kind !== 'photon');
  if (leptons.some(({charge}) => charge === 0)) return true;
  return (['electron', 'muon'] as const).every(
    (flavour) => chargeOf(leptons.filter(({kind}) => kind === flavour)) === 0,
  );
}

/** The class of an event, by its identified particles. */
export function classOf({particles}: DetectorEvent): ClassAnswer {
  return isNeutral(particles) ? classOfKinds(particles.map(({kind}) => kind)) : 'none';
}

/** Mass in GeV of the particles that make the class; undefined for none. */
export function classMass(event: DetectorEvent): number | undefined {
  const found = classOf(event);
  if (found === 'none') return undefined;
  const isOfClass = ({kind}: Particle): boolean => (kind === 'photon') === (found === 'g');
  const ids = event.particles.filter(isOfClass).map(({id}) => id);
  return combine(event, ids)?.mass;
}

export interface AnswerCheck {
  readonly isRight: boolean;
  /** What the event contains. */
  readonly feedback: string;
}

/** Checks a reader's class of an event. */
export function checkClass(event: DetectorEvent, answer: ClassAnswer): AnswerCheck {
  const right = classOf(event);
  const isRight = right === answer;
  const begin = isRight ? 'Right' : 'Not quite';
  const mass = classMass(event);
  if (right !== 'none' && mass !== undefined) {
    return {
      isRight,
      feedback: `${begin}: there are ${classNames[right]}, and their invariant mass is ${formatGeV(mass)}.`,
    };
  }
  const {particles} = event;
  const numbers = (['electron', 'muon', 'photon'] as const)
    .map(
      (kind) =>
        [
          kind,
          count(
            particles.map((one) => one.kind),
            kind,
          ),
        ] as const,
    )
    .filter(([, number]) => number > 0);
  const found = numbers.map(([kind, number]) => countPhrase(number, kind));
  const verb = (numbers[0]?.[1] ?? 1) === 1 ? 'is' : 'are';
  const what = found.length > 0 ? formatList(found) : 'no electron, muon or photon';
  const why = isNeutral(particles) ? '' : ', and the sum of their charges is not zero';
  return {
    isRight,
    feedback: `${begin}: there ${verb} ${what}${why}, which matches none of the classes.`,
  };
}

export type Tags = ReadonlyMap<ObjectRef, ParticleKind>;

/** The class of what a reader tagged as electrons, muons and photons. */
export const classOfTags = (tags: Tags): ClassAnswer => classOfKinds(Array.from(tags.values()));

const reasons: Readonly<Record<ParticleKind, string>> = {
  electron: 'its track ends in a cluster in the electromagnetic calorimeter: an electron',
  muon: 'its track continues through the calorimeters to the muon spectrometer: a muon',
  photon:
    'a cluster in the electromagnetic calorimeter without a track that points to it: a photon',
};

export interface TagCheck extends AnswerCheck {
  readonly id: ObjectRef;
}

/** Checks each tag of a reader: on a particle, or on a track or a cluster of it. */
export function checkTags(event: DetectorEvent, tags: Tags): readonly TagCheck[] {
  return Array.from(tags, ([id, tag]) => {
    const whole = standIn(event, id);
    const kind = event.particles.find((particle) => particle.id === whole)?.kind;
    const isRight = kind === tag;
    const reason = kind
      ? reasons[kind]
      : 'it does not belong to an electron, muon or photon, but perhaps to a jet or to a pile-up collision';
    return {id, isRight, feedback: `${isRight ? 'Right' : 'Not quite'}: ${reason}.`};
  });
}

/** Electrons, muons and photons that a reader has not tagged. */
export function untagged(event: DetectorEvent, tags: Tags): readonly Particle[] {
  const found = new Set(Array.from(tags.keys(), (id) => standIn(event, id)));
  return event.particles.filter(({id}) => !found.has(id));
}
