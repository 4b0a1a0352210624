/** The plots that tutorials end with, computed with the generator and the response of the teaching samples. */
import {seededRandom, seedOf, type Random} from '../../src/physics/random';
import {bottomPairs, hardestTriplet, topPair, wTransverseMass} from './heavyParticles';
import {electronPairs, muonPairs, photonPairs} from './pairs';
import type {SimulatedTable} from './table';

const simulations = {
  'top-pair': topPair,
  'hardest-triplet': hardestTriplet,
  'w-transverse-mass': wTransverseMass,
  'bottom-pairs': bottomPairs,
  'muon-pairs': muonPairs,
  'electron-pairs': electronPairs,
  'photon-pairs': photonPairs,
} as const satisfies Readonly<Record<string, (random: Random) => SimulatedTable>>;

export type SimulationId = keyof typeof simulations;

export const simulationIds = Object.keys(simulations) as readonly SimulationId[];

const computed = new Map<SimulationId, SimulatedTable>();

/** The table of a simulation, the same on every machine. */
export function simulatedTable(id: SimulationId): SimulatedTable {
  const table = computed.get(id) ?? simulations[id](seededRandom(seedOf('final plot', id)));
  computed.set(id, table);
  return table;
}
