import type {Cluster, JetAlgorithm, JetDefinition} from '@site/src/physics/jets/antiKt';
import {formatCountOf, formatNumber, formatSignificant} from '@site/src/kit/format/numbers';
import {formatGeV} from '@site/src/kit/format/quantities';
import {inputParticles} from './event';
import {threshold, type Event} from './jets';

export const names: Readonly<Record<JetAlgorithm, string>> = {
  antiKt: 'anti-kt',
  cambridgeAachen: 'Cambridge/Aachen',
  kt: 'kt',
};

const units: Readonly<Record<JetAlgorithm, string>> = {
  antiKt: 'GeV⁻²',
  cambridgeAachen: '',
  kt: 'GeV²',
};

/** The unit of the distances; those of Cambridge/Aachen have none. */
export const unitOf = ({algorithm}: JetDefinition): string => units[algorithm];

/** The place after the last step, where the jets stand. */
export const result = inputParticles.length + 1;

/** Particles are numbered from 1: "3", or "{1, 2, 5}" for several. */
export function label({particles}: Cluster): string {
  const numbers = particles.map((place) => place + 1).join(', ');
  return particles.length === 1 ? numbers : `{${numbers}}`;
}

const describeCluster = (one: Cluster): string =>
  `${one.particles.length === 1 ? 'particle' : 'cluster'} ${label(one)}`;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function resultOf({clustering, jets}: Event): string {
  const softer = clustering.jets.length - jets.length;
  return `All ${inputParticles.length} steps are done: ${formatCountOf(jets.length, 'jet')} above ${threshold} GeV, and ${formatCountOf(softer, 'jet below this threshold', 'jets below this threshold')}.`;
}

/** What happens in a step, counted from 1; before the first and after the last, how things stand. */
export function sentenceOf(event: Event, step: number): string {
  const {clustering, jets} = event;
  const done = clustering.steps[step - 1];
  if (step === result) return resultOf(event);
  if (!done) return `${inputParticles.length} particles, none of them clustered yet.`;
  const distance = `${formatSignificant(done.distance, 2)} ${unitOf(clustering.definition)}`.trim();
  if (done.kind === 'merge') {
    const [one, other] = done.pair.map(describeCluster);
    return `The smallest distance, ${distance}, is between ${one} and ${other}: they merge into a cluster of ${formatGeV(done.result.pt)}.`;
  }
  const rank = jets.find(({cluster}) => cluster === done.jet)?.rank;
  const became = rank
    ? `it becomes jet ${rank}, of ${formatGeV(done.jet.pt)}`
    : `it becomes a jet of ${formatGeV(done.jet.pt)}, too soft to count`;
  return `The smallest distance, ${distance}, is between ${describeCluster(done.jet)} and the beam: ${became}.`;
}

const place = ({eta, phi}: Cluster): string =>
  `rapidity ${formatNumber(eta, {decimals: 1})}, angle ${formatNumber(phi, {decimals: 1})}`;

/** The drawing in words: the clustering so far. */
export function pictureOf(event: Event, step: number): string {
  const {algorithm, radius} = event.clustering.definition;
  const known = event.jets.filter(({since}) => since <= step);
  const done = Math.min(step, inputParticles.length);
  const setting = `Particles in the plane of rapidity and azimuthal angle, clustered by ${names[algorithm]} with R = ${radius}, after step ${done} of ${inputParticles.length}.`;
  if (known.length === 0) return `${setting} No jet above ${threshold} GeV yet.`;
  const jets = known.map(
    ({rank, cluster, area}) =>
      `jet ${rank} of ${formatGeV(cluster.pt)} at ${place(cluster)}, area ${formatNumber(area, {decimals: 2})}`,
  );
  return `${setting} ${capital(jets.join('; '))}.`;
}
