/** A whole event around the objects that a row fixes: hadrons, tracks, clusters and pile-up are generated. */
import {detect, usualSettings} from '@site/src/physics/detector/detect';
import type {DetectedJet} from '@site/src/physics/detector/detected';
import {minFlightLength} from '@site/src/physics/detector/jets';
import {eta, phi, pt, type FourVector} from '@site/src/physics/fourVector';
import type {TransverseVector} from '@site/src/physics/kinematics';
import {usualPileup} from '@site/src/physics/montecarlo/collisions/crossing';
import {
  wholeCollision,
  type HardCollision,
} from '@site/src/physics/montecarlo/collisions/wholeCollision';
import type {Random} from '@site/src/physics/random';
import type {DetectorEvent} from '../event';
import {fromDetected} from '../fromDetected';
import type {GeneratedJets} from './generateJets';

export interface FixedObjects {
  readonly alone: HardCollision['isolated'];
  /** Null where a row carries no information of them: then both are what the detector makes of the event. */
  readonly besides: {readonly jets: GeneratedJets; readonly missing: TransverseVector} | null;
}

const coneR = 0.4;

const jetOf = (momentum: FourVector, isBTagged: boolean): DetectedJet => ({
  pt: pt(momentum),
  eta: eta(momentum),
  phi: phi(momentum),
  energy: momentum.energy,
  coneR,
  isBTagged,
});

type Facts = Parameters<typeof fromDetected>[1];

/** The event; leptons, photons, jets and what is missing are exactly as given. */
export function dressed(
  random: Random,
  {alone, besides}: FixedObjects,
  facts: Facts,
): DetectorEvent {
  const collision = wholeCollision(
    random,
    {
      isolated: alone,
      lightQuarks: besides?.jets.light ?? [],
      bottomQuarks: besides?.jets.bottom ?? [],
      invisible: besides?.missing ?? {px: 0, py: 0},
    },
    {pileup: usualPileup, hasRecoilJet: !besides, minFlightLength},
  );
  const detected = detect(random, collision, {...usualSettings, isExact: true});
  if (!besides) return fromDetected(detected, facts);
  const {missing} = besides;
  const jets = [
    ...besides.jets.light.map((momentum) => jetOf(momentum, false)),
    ...besides.jets.bottom.map((momentum) => jetOf(momentum, true)),
  ].sort((a, b) => b.pt - a.pt);
  return fromDetected({...detected, jets, missing}, facts);
}
