import {describe, expect, it} from 'vitest';
import {masses} from '@site/src/physics/masses';
import {mass, phi, pt, sum} from '@site/src/physics/fourVector';
import {pairTransverseMass} from '@site/src/physics/kinematics';
import {finished} from '@site/src/physics/montecarlo/stratified';
import {deltaR, wrapPhi} from '@site/src/physics/separation';
import {degreesPerRadian} from '@site/src/physics/units';
import {decode, type DecodedSample} from '@site/src/samples/format/decode';
import {encode} from '@site/src/samples/format/encode';
import {manifestSchema} from '@site/src/samples/format/manifest';
import {hww13WhatIf} from '@site/src/samples/hww13';
import {hww13dWhatIf} from '@site/src/samples/hww13d';
import {samples, type SampleKey} from '@site/src/samples/registry';
import type {DetectorEvent, Particle} from './event';
import {eventOfRow} from './fromSample';
import {massive} from './sampleRow/placedPair';
import type {Columns} from './sampleRow/rowValues';

type Encoded = ReturnType<typeof encode>;

function decoded({bytes, manifest}: Encoded): DecodedSample {
  const file = {file: 'x', compressedBytes: 1, sha256: '0'.repeat(64)};
  return decode(manifestSchema.parse({...manifest, ...file}), bytes.buffer);
}

const small = 0.01;
const dilepton = decoded(encode(finished(hww13WhatIf({}, small))));
const electronMuon = decoded(encode(finished(hww13dWhatIf({}, small))));

/** Columns of the same events as another sample has them. */
function withColumns(
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

interface Sheet {
  readonly columns: Columns;
  readonly rows: readonly number[];
}

/** Every so many rows, from all processes. */
const spreadOver = (rows: number, count: number): readonly number[] =>
  Array.from({length: count}, (_, i) => Math.floor((rows * (i + 0.5)) / count));

const sheetOf = ({columns, rows}: DecodedSample, count: number): Sheet => ({
  columns,
  rows: spreadOver(rows, count),
});

const momentum = (particle: Particle) =>
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

const valueIn = (columns: Columns, name: string, row: number): number => {
  const column = columns.get(name);
  return column ? (column.stored[row] ?? NaN) * column.facts.step : NaN;
};

/** Columns that are cut off at the largest number that fits. */
const isCut = (columns: Columns, row: number): boolean =>
  Array.from(columns.values()).some(({stored}) => stored[row] === 2 ** 16 - 1);

function differences(sample: SampleKey, {columns, rows}: Sheet, left: readonly string[] = []) {
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

const made = (key: SampleKey, count: number): Sheet => sheetOf(decoded(samples[key].made()), count);

const monoZ = made('dm13', 40);
const fourLeptons = made('hzz13', 16);

describe('events agree with their rows', () => {
  const chargedPairs = withColumns(dilepton, ['jets', 'bTags', 'deltaPhiMetLl', 'mt'], {
    sameCharge: 1,
  });
  const withoutAngle = withColumns(dilepton, ['deltaPhiMetLl', 'mt']);
  const rows = spreadOver(dilepton.rows, 80);
  it.each<readonly [SampleKey, Sheet]>([
    ['hww13', {columns: dilepton.columns, rows}],
    ['hww8', {columns: dilepton.columns, rows: rows.slice(0, 40)}],
    ['hww13d', sheetOf(electronMuon, 60)],
    ['zll13', {columns: chargedPairs, rows}],
    ['ttz13', {columns: withoutAngle, rows}],
    ['hyy13', made('hyy13', 40)],
  ])('of %s, in all columns', (sample, sheet) => {
    expect(differences(sample, sheet)).toEqual([]);
  });

  it('of dm13, in all columns but ETmiss/HT, which leaves no room for jets in half of the rows', () => {
    const sheet = monoZ;
    expect(differences('dm13', sheet, ['metOverHt'])).toEqual([]);
    const {columns} = sheet;
    const ratios = sheet.rows.map((row) => {
      const event = eventOfRow('dm13', row, columns);
      const all = [...event.particles, ...event.jets].reduce((total, one) => total + one.pt, 0);
      const wanted = valueIn(columns, 'metOverHt', row);
      const ht = valueIn(columns, 'met', row) / wanted;
      const leptons = valueIn(columns, 'leadingPt', row) + valueIn(columns, 'subleadingPt', row);
      const hasRoom = ht - leptons > 26;
      return {hasRoom, missed: Math.abs(valueIn(columns, 'met', row) / all - wanted)};
    });
    const roomy = ratios.filter(({hasRoom}) => hasRoom);
    expect(roomy.length).toBeGreaterThan(3);
    expect(Math.max(...roomy.map(({missed}) => missed))).toBeLessThan(0.002);
  });

  it('of hzz13, in all columns but now and then the smallest ΔR, with pairs of opposite charge and one kind that have the two masses', () => {
    const sheet = fourLeptons;
    expect(differences('hzz13', sheet, ['minDeltaR'])).toEqual([]);
    expect(differences('hzz13', sheet).length).toBeLessThan(2);
    for (const row of sheet.rows) {
      const {particles} = eventOfRow('hzz13', row, sheet.columns);
      const pairs = particles.flatMap((one, i) =>
        particles
          .slice(i + 1)
          .filter(({kind, charge}) => kind === one.kind && charge === -one.charge)
          .map((other) => mass(sum(momentum(one), momentum(other)))),
      );
      for (const name of ['m12', 'm34']) {
        const wanted = valueIn(sheet.columns, name, row);
        expect(Math.min(...pairs.map((found) => Math.abs(found - wanted)))).toBeLessThan(0.006);
      }
    }
  });
});

describe('an event of a row', () => {
  const event = (row: number): DetectorEvent => eventOfRow('hww13', row, dilepton.columns);

  it('is the same each time, and differs from that of another row and another sample', () => {
    expect(event(5)).toEqual(event(5));
    expect(event(5).particles[0]?.phi).not.toBe(event(6).particles[0]?.phi);
    expect(eventOfRow('hww8', 5, dilepton.columns).particles[0]?.phi).not.toBe(
      event(5).particles[0]?.phi,
    );
  });

  it('counts the jets above 30 GeV as the row does, or above 25 GeV for tt̄Z', () => {
    for (const row of spreadOver(dilepton.rows, 80)) {
      const wanted = valueIn(dilepton.columns, 'jets', row);
      const hard = event(row).jets.filter((jet) => jet.pt > 30);
      expect(hard.length).toBe(wanted);
      const softer = eventOfRow('ttz13', row, dilepton.columns);
      const tags = valueIn(dilepton.columns, 'bTags', row);
      expect(softer.jets.filter((jet) => jet.pt > 25).length).toBe(Math.max(wanted, tags));
    }
  });

  it('has leptons of the channel within reach of the tracker, each with its track', () => {
    for (const row of spreadOver(dilepton.rows, 60)) {
      const {particles, tracks, isSimulated} = event(row);
      expect(isSimulated).toBe(true);
      const channel = ['electron electron', 'muon muon', 'electron muon'];
      expect(
        particles
          .map(({kind}) => kind)
          .sort()
          .join(' '),
      ).toBe(channel[valueIn(dilepton.columns, 'channel', row)]);
      expect(particles.reduce((total, {charge}) => total + charge, 0)).toBe(0);
      for (const one of particles) {
        expect(Math.abs(one.eta)).toBeLessThan(2.5);
        const track = tracks.find(({id}) => id === one.tracks[0]);
        expect(track?.charge).toBe(one.charge);
        expect(track?.pt).toBeCloseTo(one.pt, 6);
      }
    }
  });

  it('has leptons of one charge where the row says so', () => {
    const columns = withColumns(dilepton, ['jets', 'bTags'], {sameCharge: 1});
    for (const row of [3, 400, 700]) {
      const {particles} = eventOfRow('zll13', row, columns);
      expect(Math.abs(particles.reduce((total, {charge}) => total + charge, 0))).toBe(2);
    }
  });

  it('refuses a row beyond the end and columns of another sample', () => {
    expect(() => event(1e7)).toThrow(RangeError);
    expect(() => eventOfRow('hyy13', 3, dilepton.columns)).toThrow(/no column/);
  });
});
