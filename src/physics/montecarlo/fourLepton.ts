/**
 * A toy of the search for H → ZZ* → 4ℓ at 13 TeV, simulated for teaching. Yields and mass shapes
 * follow the published expectation of the 2020 release, ATL-OREACH-PUB-2020-001 (four leptons,
 * 10 fb⁻¹), scaled to 36.6 fb⁻¹. Deliberately simple: mass and isolation do not depend on each
 * other, and the isolation curves are chosen, not measured; so that without a cut the fake leptons
 * hide the Higgs boson, and with the usual cut they are as rare as published.
 */
import {binEdges, integral, type Binning} from '../statistics/binning';
import {crystalBall, polyline} from '../lineShapes';
import {exponential, poisson, seededRandom, type Random} from '../random';

export const processes = ['other', 'zz', 'higgs'] as const;
export type Process = (typeof processes)[number];

/** Four-lepton mass in GeV. */
export const massBinning: Binning = {low: 100, high: 160, bins: 24};
/** Largest relative isolation of the four leptons: energy around the lepton over its own momentum. */
export const isolationBinning: Binning = {low: 0, high: 0.6, bins: 30};
/** Where the events are counted, in GeV. */
export const massWindow = {low: 120, high: 130} as const;
/** Integrated luminosity in fb⁻¹ to which all yields belong. */
export const luminosity = 36.6;

const loosest = isolationBinning.high;
/** Mean isolation of a lepton from a Z boson. */
const promptMean = 0.03;
/** The isolation of the worse of two fake leptons grows as this power of the cut. */
const fakePower = 2.5;

const promptPair = (cut: number): number => (1 - Math.exp(-cut / promptMean)) ** 2;

interface Model {
  /** Expected events from 100 to 160 GeV before any isolation cut. */
  readonly yield: number;
  /** Shape of the mass distribution; the height does not matter. */
  readonly mass: (mass: number) => number;
  /** Fraction of the events that pass `isolation < cut`. */
  readonly efficiency: (cut: number) => number;
  /** One value of the isolation, with the distribution of which `efficiency` is the sum. */
  readonly isolation: (random: Random) => number;
}

const worstOf = (random: Random, leptons: number): number =>
  Math.max(...Array.from({length: leptons}, () => exponential(random, promptMean)));

const prompt = {
  efficiency: (cut: number) => promptPair(cut) ** 2,
  isolation: (random: Random) => worstOf(random, 4),
};

const models: Readonly<Record<Process, Model>> = {
  higgs: {
    ...prompt,
    yield: 31,
    mass: (mass) =>
      crystalBall(mass, {
        mean: 124.6,
        sigma: 1.9,
        lowTail: {start: 1.3, power: 4},
        highTail: {start: 2, power: 5},
      }),
  },
  zz: {
    ...prompt,
    yield: 96,
    mass: (mass) =>
      polyline(mass, [
        [100, 0.25],
        [105, 0.19],
        [110, 0.24],
        [115, 0.36],
        [120, 0.49],
        [127.5, 0.53],
        [142.5, 0.52],
        [160, 0.4],
      ]),
  },
  other: {
    yield: 585,
    mass: (mass) => Math.exp(-(mass - 80) / 60),
    efficiency: (cut) => (cut / loosest) ** fakePower * promptPair(cut),
    isolation: (random) => Math.max(loosest * random() ** (1 / fakePower), worstOf(random, 2)),
  },
};

interface Shape {
  /** Integral of the mass shape over each bin, and over all of them. */
  readonly bins: readonly number[];
  readonly sum: number;
}

function shapeOf(process: Process): Shape {
  const edges = binEdges(massBinning);
  const {mass} = models[process];
  const bins = edges.slice(1).map((edge, i) => integral(mass, edges[i] ?? edge, edge));
  return {bins, sum: bins.reduce((sum, bin) => sum + bin, 0)};
}

const shapes: Readonly<Record<Process, Shape>> = {
  other: shapeOf('other'),
  zz: shapeOf('zz'),
  higgs: shapeOf('higgs'),
};

/** Expected events of a process with a mass from `low` to `high` GeV that pass the isolation cut. */
export function expectedEvents(process: Process, cut: number, low: number, high: number): number {
  const {yield: total, mass, efficiency} = models[process];
  return (total * efficiency(cut) * integral(mass, low, high)) / shapes[process].sum;
}

/** Expected events in each bin of mass, after the cut. */
export function expectedMass(process: Process, cut: number): readonly number[] {
  const {yield: total, efficiency} = models[process];
  const {bins, sum} = shapes[process];
  return bins.map((bin) => (total * efficiency(cut) * bin) / sum);
}

export interface StackedProcess {
  readonly process: Process;
  /** Expected events of this process and of those before it, by bin of mass. */
  readonly counts: readonly number[];
}

/** Expected events in each bin of mass after the cut, each process on top of those before it. */
export function stackedMass(cut: number): readonly StackedProcess[] {
  const stack: StackedProcess[] = [];
  for (const process of processes) {
    const below = stack.at(-1)?.counts;
    const counts = expectedMass(process, cut).map((count, bin) => count + (below?.[bin] ?? 0));
    stack.push({process, counts});
  }
  return stack;
}

/** Expected events in each bin of isolation, before the cut. */
export function expectedIsolation(process: Process): readonly number[] {
  const {yield: total, efficiency} = models[process];
  const edges = binEdges(isolationBinning);
  return edges.slice(1).map((edge, i) => total * (efficiency(edge) - efficiency(edges[i] ?? edge)));
}

export interface PseudoEvent {
  /** Four-lepton mass in GeV. */
  readonly mass: number;
  readonly isolation: number;
}

function sampledMass(random: Random, mass: Model['mass'], highest: number): number {
  const {low, high} = massBinning;
  for (;;) {
    const candidate = low + (high - low) * random();
    if (random() * highest < mass(candidate)) return candidate;
  }
}

/** Events as an experiment would record them: each process generated at random around its expectation. */
export function pseudoData(seed: number): readonly PseudoEvent[] {
  const random = seededRandom(seed);
  return processes.flatMap((process) => {
    const {yield: total, mass, isolation} = models[process];
    const highest = Math.max(...binEdges({...massBinning, bins: 600}).map(mass));
    return Array.from({length: poisson(random, total)}, () => ({
      mass: sampledMass(random, mass, highest),
      isolation: isolation(random),
    }));
  });
}
