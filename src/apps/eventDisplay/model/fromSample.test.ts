import {describe, expect, it} from 'vitest';
import {mass, sum} from '@site/src/physics/fourVector';
import {samples, type SampleKey} from '@site/src/samples/registry';
import type {DetectorEvent} from './event';
import {eventOfRow} from './fromSample';
import {
  decoded,
  differences,
  dilepton,
  electronMuon,
  momentum,
  sheetOf,
  spreadOver,
  valueIn,
  withColumns,
  type Sheet,
} from '@site/src/test-kit/eventDisplay/testRows';

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

  it('has same-sign leptons where the row contains so', () => {
    const columns = withColumns(dilepton, ['jets', 'bTags'], {sameCharge: 1});
    for (const row of [3, 400, 700]) {
      const {particles} = eventOfRow('zll13', row, columns);
      expect(Math.abs(particles.reduce((total, {charge}) => total + charge, 0))).toBe(2);
    }
  });

  it('refuses a row beyond the end and columns from a different sample', () => {
    expect(() => event(1e7)).toThrow(RangeError);
    expect(() => eventOfRow('hyy13', 3, dilepton.columns)).toThrow(/no column/);
  });
});
