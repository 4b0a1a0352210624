import {formatGeV} from '@site/src/kit/format/quantities';
import type {Members, Thresholds, TopoStep} from '@site/src/physics/jets/topoClusters';
import {energies, truth} from './cells';

interface ClusterFacts {
  /** From 1. */
  readonly number: number;
  readonly cells: number;
  /** In MeV. */
  readonly energy: number;
}

export function clustersOf(members: Members): readonly ClusterFacts[] {
  const facts = new Map<number, ClusterFacts>();
  for (const [place, {cluster}] of members) {
    const {cells = 0, energy = 0} = facts.get(cluster) ?? {};
    facts.set(cluster, {
      number: cluster + 1,
      cells: cells + 1,
      energy: energy + (energies[place] ?? 0),
    });
  }
  return Array.from(facts.values()).sort((a, b) => a.number - b.number);
}

/** @param energy in MeV */
const energyText = (energy: number): string => formatGeV(energy / 1000, 2);

const count = (number: number, noun: string): string =>
  `${number === 0 ? 'no' : number} ${noun}${number === 1 ? '' : 's'}`;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const numbered = (cluster: number): string => `${cluster + 1}`;

/** The description of a step. */
function describeStep({kind, added, merged, members}: TopoStep, round: number, limits: Thresholds) {
  const clusters = clustersOf(members).length;
  if (kind === 'seeds') {
    const begun = clusters === 1 ? 'one cluster begins' : `${count(clusters, 'cluster')} begin`;
    return `Seeds: ${count(added.length, 'cell')} with |S| above ${limits.seed}. Those that touch belong together, so ${begun}.`;
  }
  if (kind === 'growth') {
    const met = merged.map(
      ([kept, gone]) => ` Clusters ${numbered(kept)} and ${numbered(gone)} touch and are merged.`,
    );
    return `Growth, round ${round}: ${count(added.length, 'neighbour')} with |S| above ${limits.grow} ${added.length === 1 ? 'joins' : 'join'}.${met.join('')}`;
  }
  return `Perimeter: ${count(added.length, 'neighbour')} with |S| above ${limits.perimeter} ${added.length === 1 ? 'joins' : 'join'}, and no further ones.`;
}

function describeResult(members: Members): string {
  const clusters = clustersOf(members);
  if (clusters.length === 0) return 'No cell is above the seed threshold: no cluster.';
  const inside = clusters.reduce((sum, {energy}) => sum + energy, 0);
  const all = energies.reduce((a, b) => a + b);
  return `${capital(count(clusters.length, 'cluster'))} with ${energyText(inside)}. The particles deposited ${energyText(truth)} in the grid; the sum of all cells is ${energyText(all)}, noise included.`;
}

/** The sentence of a step: 0 before the first, and one more than there are steps for the result. */
export function sentenceOf(steps: readonly TopoStep[], step: number, limits: Thresholds): string {
  const done = steps[step - 1];
  if (step === 0) return `${energies.length} cells, each with its significance S.`;
  if (!done) return describeResult(steps.at(-1)?.members ?? new Map());
  return describeStep(done, step - 1, limits);
}

/** The picture in words. */
export function pictureOf(members: Members): string {
  const clusters = clustersOf(members).map(
    ({number, cells, energy}) =>
      `cluster ${number}: ${count(cells, 'cell')}, ${energyText(energy)}`,
  );
  return `A grid of cells with their significances, listed in the table below. ${capital(clusters.join('; ')) || 'No cell is in a cluster'}.`;
}
