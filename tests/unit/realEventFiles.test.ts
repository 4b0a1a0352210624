/** The event files of ATLAS Open Data, where REAL_DATA_DIR names a folder that has them. */
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readPhoenix, type PhoenixFile} from '@site/src/apps/eventDisplay/model/phoenix/read';
import {rounded} from '@site/src/test-kit/eventDisplay/testPhoenix';
import type {RawEvent} from '@site/src/test-kit/eventDisplay/testMuonFile';
import {writePhoenix} from '@site/src/apps/eventDisplay/model/phoenix/write';
import {expectDrawnOnce, expectSpectrometerTracks} from '@site/src/test-kit/eventDisplay/testLines';
import {mass, massless, sum} from '@site/src/physics/fourVector';
import {toolEnvironment} from '../../tools/lib/environment';

const folder = toolEnvironment.realDataFolder;
const textOf = (name: string): string =>
  fs.readFileSync(path.join(folder, `phoenix-${name}.json`), 'utf8');
const open = (name: string): PhoenixFile => readPhoenix(textOf(name));

describe.skipIf(!folder)('the event files of ATLAS Open Data', () => {
  it.each(['ttH_ZZ4l', 'Zprime_mumu'])('%s is read whole, and written as it was', (name) => {
    const {events, notes} = open(name);
    expect(notes).toEqual([]);
    expect(events).toHaveLength(20);
    const again = readPhoenix(writePhoenix(events)).events;
    expect(again.map(rounded)).toEqual(events.map(rounded));
  });

  it('have the objects that they are known to have', () => {
    const event = open('ttH_ZZ4l').events.find(({number}) => number === 40_810);
    expect(event?.run).toBe(346_342);
    const inner = event?.tracks.filter(({collection}) => collection === 'InDetTrackParticles');
    expect(inner).toHaveLength(42);
    expect(event?.jets.filter(({coneR}) => coneR === 0.4)).toHaveLength(9);
    expect(Math.hypot(event?.missing?.ex ?? 0, event?.missing?.ey ?? 0)).toBeCloseTo(18.5, 1);
  });

  it('have muons whose tracks fly where they do, each drawn once', () => {
    for (const {particles, tracks} of open('ttH_ZZ4l').events) {
      for (const muon of particles.filter(({kind}) => kind === 'muon')) {
        const own = tracks.filter(({id}) => muon.tracks.includes(id));
        expect(own.filter(({refitOf}) => refitOf === undefined)).toHaveLength(1);
        expect(own[0]?.eta).toBeCloseTo(muon.eta, 1);
      }
    }
  });

  it.each(['ttH_ZZ4l', 'Zprime_mumu'])(
    '%s has each electron and muon drawn once, and tracks of the muon spectrometer there, at the angles of the file',
    (name) => {
      const raw = JSON.parse(textOf(name)) as Record<string, RawEvent>;
      let ofSpectrometer = 0;
      for (const event of open(name).events) {
        const own = raw[event.key];
        if (!own) throw new Error(`${event.key} is not in the file`);
        expectDrawnOnce(event, own);
        ofSpectrometer += expectSpectrometerTracks(event, own);
      }
      expect(ofSpectrometer).toBeGreaterThan(0);
    },
  );

  it('have heavy pairs of muons in the file of a Z′', () => {
    const pairs = open('Zprime_mumu').events.flatMap(({particles}) => {
      const muons = particles.filter(({kind}) => kind === 'muon');
      return muons.length === 2
        ? [mass(sum(...muons.map((m) => massless(m.pt, m.eta, m.phi))))]
        : [];
    });
    expect(pairs.length).toBeGreaterThan(10);
    expect(pairs.sort((a, b) => a - b)[pairs.length >> 1]).toBeGreaterThan(500);
  });
});
