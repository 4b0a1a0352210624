/** Cells that light up. Layers are drawn as in a sketch: real cells are finer in the electromagnetic part. */
import {angleAt} from './path';
import type {ExampleParticle} from './particles';

interface Layer {
  readonly r: readonly [number, number];
  /** Width of a cell around the beam, in degrees. */
  readonly cell: number;
}

const electromagneticLayers: readonly Layer[] = [
  {r: [1.5, 1.59], cell: 1.5},
  {r: [1.59, 1.88], cell: 1.5},
  {r: [1.88, 1.97], cell: 1.5},
];

/** The modules of the tile calorimeter are 64, as wide as a cell. */
const hadronicLayers: readonly Layer[] = [
  {r: [2.28, 2.7], cell: 5.625},
  {r: [2.7, 3.6], cell: 5.625},
  {r: [3.6, 4.25], cell: 5.625},
];

export const tileLayers = hadronicLayers;

/** Energy in a cell, 1 for the most: by layer, then by distance from the path in cells. */
type Profile = readonly (readonly number[])[];

const emShower: Profile = [[0.7, 0.25], [1, 0.5, 0.15], [0.35]];
const emLittle: Profile = [[0.2], [0.35, 0.1], [0.15]];
const emSome: Profile = [[0.25], [0.5, 0.2], [0.35, 0.1]];
const hadronicShower: Profile = [[0.8, 0.2], [1, 0.3], [0.35]];
const hadronicLittle: Profile = [[0.15], [0.2], [0.15]];
const jetEm: Profile = [
  [0.4, 0.4, 0.2],
  [0.9, 0.6, 0.4],
  [0.3, 0.2],
];
const jetHadronic: Profile = [[0.9, 0.5], [0.8, 0.4], [0.3]];

export interface Deposit {
  readonly r: readonly [number, number];
  readonly from: number;
  readonly to: number;
  readonly share: number;
}

function light(
  traveller: ExampleParticle,
  layers: readonly Layer[],
  profile: Profile,
): readonly Deposit[] {
  return layers.flatMap(({r, cell}, index) => {
    const hit = Math.floor(angleAt(traveller, (r[0] + r[1]) / 2) / cell);
    const shares = profile[index] ?? [];
    return shares.flatMap((share, distance) =>
      (distance === 0 ? [0] : [-distance, distance]).map((offset) => ({
        r,
        from: (hit + offset) * cell,
        to: (hit + offset + 1) * cell,
        share,
      })),
    );
  });
}

export function depositsOf(traveller: ExampleParticle): readonly Deposit[] {
  const {electromagnetic, hadronic} = traveller.leaves;
  const isJet = traveller.key === 'b-jet';
  const em = {
    none: [],
    'a little': emLittle,
    some: emSome,
    shower: isJet ? jetEm : emShower,
    track: [],
    hits: [],
  };
  const had = {
    none: [],
    'a little': hadronicLittle,
    some: hadronicLittle,
    shower: isJet ? jetHadronic : hadronicShower,
    track: [],
    hits: [],
  };
  return [
    ...light(traveller, electromagneticLayers, em[electromagnetic]),
    ...light(traveller, hadronicLayers, had[hadronic]),
  ];
}
