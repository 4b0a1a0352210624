/** Rows of the teaching samples, and how far an event that is built for one may be from it. */
import {mass, phi, pt, sum} from '@site/src/physics/fourVector';
import {pairTransverseMass} from '@site/src/physics/kinematics';
import {masses} from '@site/src/physics/masses';
import {finished} from '@site/src/physics/montecarlo/stratified';
import {deltaR, wrapPhi} from '@site/src/physics/statistics/separation';
import {degreesPerRadian} from '@site/src/physics/units';
import {decode, type DecodedSample} from '@site/src/samples/format/decode';
import {encode} from '@site/src/samples/format/encode';
import {manifestSchema} from '@site/src/samples/format/manifest';
import {hww13WhatIf} from '@site/src/samples/hww13';
import {hww13dWhatIf} from '@site/src/samples/hww13d';
import type {SampleKey} from '@site/src/samples/registry';
import type {DetectorEvent, Particle} from '@site/src/apps/eventDisplay/model/event';
import {eventOfRow} from '@site/src/apps/eventDisplay/model/fromSample';
import {massive} from '@site/src/apps/eventDisplay/model/sampleRow/placedPair';
import type {Columns} from '@site/src/apps/eventDisplay/model/sampleRow/rowValues';

type Encoded = ReturnType<typeof encode>;

export function decoded({bytes, manifest}: Encoded): DecodedSample {
  const file = {parts: [], compressedBytes: 1, sha256: '0'.repeat(64)};
  return decode(manifestSchema.parse({...manifest, ...file}), bytes.buffer);
}

const small = 0.01;
export const dilepton = decoded(encode(finished(hww13WhatIf({}, small))));
export const electronMuon = decoded(encode(finished(hww13dWhatIf({}, small))));

/** Columns of the same events as another sample has them. */
export function withColumns(
  {columns}: DecodedSample,
  lacking: readonly string[],
  more: Readonly<Record<string, number>> = {},
): Columns {
  const kept = Array.from(columns).filter(([name]) => !lacking.includes(name));
  const [[, like] = []] = kept;
  if (!like) throw new Error('no columns');
  const added = Object.entries(more).map(([name, value]) => {
    const facts = {...like.facts, name, type: 'uint8' as const, step: 1, unit: ''};
    return [name, {facts, stored: new Uint8Array(like.stored.length).fill(value)}] as const;
  });
  return new Map([...kept, ...added]);
}

export interface Sheet {
  readonly columns: Columns;
  readonly rows: readonly number[];
}

/** Every so many rows, from all processes. */
export const spreadOver = (rows: number, count: number): readonly number[] =>
  Array.from({length: count}, (_, i) => Math.floor((rows * (i + 0.5)) / count));

export const sheetOf = ({columns, rows}: DecodedSample, count: number): Sheet => ({
  columns,
  rows: spreadOver(rows, count),
});

export const momentum = (particle: Particle) =>
  massive(particle, particle.kind === 'photon' ? 0 : masses[particle.kind]);

/** What an event says of the columns. */
function measured(event: DetectorEvent): Readonly<Record<string, number | undefined>> {
  const {particles, jets, missing} = event;
  const all = sum(...particles.map(momentum));
  const [one, other] = particles;
  const {ex, ey} = missing ?? {ex: NaN, ey: NaN};
  const apart = Math.abs(wrapPhi(Math.atan2(ey, ex) - phi(all))) * degreesPerRadian;
  const met = Math.hypot(ex, ey);
  const pair =
    one && other
      ? {
          leadingPt: one.pt,
          subleadingPt: other.pt,
          et1: one.pt,
          et2: other.pt,
          deltaPhiLl: Math.abs(wrapPhi(one.phi - other.phi)) * degreesPerRadian,
          deltaRLl: deltaR(one, other),
          cosTheta:
            Math.abs(momentum(one).energy - momentum(other).energy) /
            Math.hypot(all.px, all.py, all.pz),
        }
      : {};
  const distances = particles.flatMap((a, i) => particles.slice(i + 1).map((b) => deltaR(a, b)));
  return {
    ...pair,
    ...Object.fromEntries(particles.map((particle, i) => [`pt${i + 1}`, particle.pt])),
    ...Object.fromEntries(['mll', 'm4l', 'myy'].map((name) => [name, mass(all)])),
    ...Object.fromEntries(['ptll', 'ptyy'].map((name) => [name, pt(all)])),
    met,
    minDeltaR: Math.min(...distances),
    deltaPhiMetLl: apart,
    deltaPhiLlMet: apart,
    mt: pairTransverseMass({px: all.px, py: all.py, mass: mass(all)}, {px: ex, py: ey}),
    fractionalDifference: Math.abs(met - pt(all)) / pt(all),
    bTags: jets.filter(({isBTagged}) => isBTagged).length,
    bJets: jets.filter(({isBTagged}) => isBTagged).length,
  };
}

/** How far an event may be from its column, in steps of the column: half a step is rounding alone. */
const steps: Readonly<Record<string, number>> = {
  mll: 0.501,
  m4l: 0.501,
  myy: 0.501,
  met: 0.001,
  bTags: 0,
  bJets: 0,
  mt: 1.5,
};
const usualSteps = 1;

export const valueIn = (columns: Columns, name: string, row: number): number => {
  const column = columns.get(name);
  return column ? (column.stored[row] ?? NaN) * column.facts.step : NaN;
};

/** Columns that are cut off at the largest number that fits. */
const isCut = (columns: Columns, row: number): boolean =>
  Array.from(columns.values()).some(({stored}) => stored[row] === 2 ** 16 - 1);

export function differences(
  sample: SampleKey,
  {columns, rows}: Sheet,
  left: readonly string[] = [],
) {
  return rows
    .filter((row) => !isCut(columns, row))
    .flatMap((row) => {
      const found = measured(eventOfRow(sample, row, columns));
      return Array.from(columns)
        .filter(([name]) => name in found && !left.includes(name))
        .filter(([name, {facts}]) => {
          const missed = Math.abs((found[name] ?? NaN) - valueIn(columns, name, row)) / facts.step;
          return !(missed <= (steps[name] ?? usualSteps) + 1e-6);
        })
        .map(([name]) => `${name} of row ${row}`);
    });
}
