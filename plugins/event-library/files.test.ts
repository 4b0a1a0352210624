import {describe, expect, it} from 'vitest';
import {eventGroups, libraryKey, type EventGroup} from '../../src/apps/eventDisplay/model/library';
import type {DetectorEvent, Particle} from '../../src/apps/eventDisplay/model/event';
import {readPhoenix} from '../../src/apps/eventDisplay/model/phoenix/read';
import {mass, massless, sum} from '../../src/physics/fourVector';
import {deltaR, wrapPhi} from '../../src/physics/statistics/separation';
import {libraryEvents, libraryFile} from './files';

const files = new Map(eventGroups.map((group) => [group, libraryFile(group)]));
const textOf = (group: EventGroup): string => files.get(group)?.text ?? '';
const read = new Map(eventGroups.map((group) => [group, readPhoenix(textOf(group)).events]));
const made = new Map(eventGroups.map((group) => [group, libraryEvents(group)]));
const madeOf = (group: EventGroup): readonly DetectorEvent[] => made.get(group) ?? [];
const eventsOf = (group: EventGroup): readonly DetectorEvent[] => read.get(group) ?? [];

const massOf = (particles: readonly Particle[]): number =>
  mass(sum(...particles.map(({pt, eta, phi}) => massless(pt, eta, phi))));
const mean = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0) / values.length;
const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
const kindsOf = ({particles}: DetectorEvent): string =>
  particles
    .map(({kind}) => kind)
    .sort()
    .join(' ');
const missingOf = ({missing}: DetectorEvent): number =>
  Math.hypot(missing?.ex ?? NaN, missing?.ey ?? NaN);
const tagsOf = ({jets}: DetectorEvent) => jets.filter(({isBTagged}) => isBTagged);

it('the library stays below 4 MB, and no group above 700 kB', () => {
  const sizes = Array.from(files.values(), ({bytes}) => bytes);
  expect(sizes.reduce((a, b) => a + b)).toBeLessThan(4e6);
  expect(Math.max(...sizes)).toBeLessThan(7e5);
});

it.each(['zee', 'ttbar'] as const)('%s has the same bytes each time', (group) => {
  expect(libraryFile(group).text).toBe(textOf(group));
});

describe.each(eventGroups)('%s', (group) => {
  const events = eventsOf(group);

  it('has twenty events or more, simulated, each by its name', () => {
    expect(events.length).toBeGreaterThanOrEqual(20);
    expect(events.length).toBe(files.get(group)?.count);
    expect(readPhoenix(textOf(group)).notes).toEqual([]);
    events.forEach((event, place) => {
      expect(event.key).toBe(libraryKey(group, place + 1));
      expect([event.isSimulated, event.process]).toEqual([true, group]);
    });
  });

  it('loses in its file no more than digits', () => {
    madeOf(group).forEach((before, place) => {
      const event = events[place];
      if (!event) throw new Error('lost');
      expect(event.tracks.length).toBe(before.tracks.length);
      expect(event.jets.length).toBe(before.jets.length);
      expect(event.clusters.length).toBe(before.clusters.length);
      const wrong = event.tracks.filter((track, i) => {
        const own = before.tracks[i];
        return (
          !own ||
          track.charge !== own.charge ||
          track.vertex !== own.vertex ||
          track.isPileup !== own.isPileup ||
          track.particle !== own.particle ||
          Math.abs(track.pt / own.pt - 1) > 1e-3 ||
          Math.abs(wrapPhi(track.phi - own.phi)) > 1e-4
        );
      });
      expect(wrong).toEqual([]);
      event.vertices.forEach((vertex, i) => {
        expect([vertex.kind, vertex.tracks]).toEqual([
          before.vertices[i]?.kind,
          before.vertices[i]?.tracks,
        ]);
      });
      const tracksOf = ({particles}: DetectorEvent) =>
        particles.map(({id, tracks}) => [id, ...tracks]).sort();
      expect(tracksOf(event)).toEqual(tracksOf(before));
    });
  });

  it('has tracks that begin where they are said to', () => {
    for (const {tracks, vertices} of events) {
      const places = new Map(vertices.map((vertex) => [vertex.id, vertex]));
      const far = tracks.filter(({vertex = '', perigee, isPileup}) => {
        const start = places.get(vertex);
        if (!start || !perigee) return true;
        if ((start.kind === 'pileup') !== isPileup) return true;
        // Nine widths of the resolution, 0.21 mm at 1 GeV; wider for decays off the beam line.
        const limit = start.kind === 'secondary' ? 60 : 5;
        return Math.abs(perigee.z0 - start.position[2]) * Math.sin(perigee.theta) > limit;
      });
      expect(far.length).toBe(0);
    }
  });
});

describe('masses', () => {
  it.each([
    ['zee', 2.6],
    ['zmumu', 2.6],
  ] as const)('%s pairs have that of the Z boson', (group, width) => {
    const found = eventsOf(group).map(({particles}) => massOf(particles));
    expect(Math.abs(median(found) - 91.2)).toBeLessThan((2 * width) / Math.sqrt(found.length));
    const near = found.filter((value) => Math.abs(value - 91.2) < 3 * width);
    expect(near.length).toBeGreaterThan(0.75 * found.length);
    for (const {particles} of eventsOf(group)) {
      expect(particles.map(({charge}) => charge).sort()).toEqual([-1, 1]);
    }
  });

  it('four leptons and two photons have that of the Higgs boson', () => {
    for (const group of ['h4l', 'hyy'] as const) {
      const found = eventsOf(group).map(({particles}) => massOf(particles));
      expect(Math.abs(median(found) - 125)).toBeLessThan(1);
      for (const value of found) expect(Math.abs(value - 125)).toBeLessThan(8);
    }
    const kinds = new Set(eventsOf('h4l').map(kindsOf));
    expect(kinds.size).toBe(3);
  });

  it('a pair of leptons beside top quarks has that of the Z boson, with two b jets', () => {
    for (const event of eventsOf('ttz')) {
      expect(Math.abs(massOf(event.particles) - 91.2)).toBeLessThan(25);
      expect(tagsOf(event)).toHaveLength(2);
      expect(event.jets.length).toBeGreaterThanOrEqual(5);
    }
  });
});

describe('what is missing', () => {
  it('balances all that is seen', () => {
    for (const group of eventGroups.filter((one) => one !== 'heavyIon')) {
      for (const event of madeOf(group)) {
        const used = new Set(event.particles.flatMap(({tracks}) => tracks));
        const soft = event.tracks.filter(
          (track) =>
            !track.isPileup &&
            !used.has(track.id) &&
            !event.jets.some((jet) => deltaR(track, jet) < jet.coneR),
        );
        const seen = [...event.particles, ...event.jets, ...soft];
        const x = seen.reduce((total, {pt, phi}) => total + pt * Math.cos(phi), 0);
        const y = seen.reduce((total, {pt, phi}) => total + pt * Math.sin(phi), 0);
        expect(
          Math.hypot(x + (event.missing?.ex ?? NaN), y + (event.missing?.ey ?? NaN)),
        ).toBeLessThan(1e-9);
      }
    }
  });

  it('is much beside one lepton of a W boson, and little beside the two of a Z boson', () => {
    const [w, z] = [eventsOf('wmunu'), eventsOf('zmumu')].map((events) =>
      median(events.map(missingOf)),
    );
    expect(w).toBeGreaterThan(30);
    expect(z).toBeLessThan(12);
    for (const event of [...eventsOf('wenu'), ...eventsOf('wmunu')]) {
      const [lepton] = event.particles;
      const apart =
        Math.atan2(event.missing?.ey ?? NaN, event.missing?.ex ?? NaN) - (lepton?.phi ?? NaN);
      const mt = Math.sqrt(2 * (lepton?.pt ?? NaN) * missingOf(event) * (1 - Math.cos(apart)));
      expect(mt).toBeGreaterThan(40);
      expect(mt).toBeLessThan(125);
    }
  });

  it('points away from the leptons of H → WW, which stay together', () => {
    const events = eventsOf('hww');
    expect(events.every((event) => kindsOf(event) === 'electron muon')).toBe(true);
    const apart = events.map(({particles: [one, other]}) =>
      Math.abs(wrapPhi((one?.phi ?? NaN) - (other?.phi ?? NaN))),
    );
    expect(median(apart)).toBeLessThan(Math.PI / 2);
  });
});

it('W bosons have either charge, with more positive ones than negative', () => {
  const charges = [...eventsOf('wenu'), ...eventsOf('wmunu')].map(
    ({particles: [lepton]}) => lepton?.charge,
  );
  const positive = charges.filter((charge) => charge === 1).length;
  const negative = charges.filter((charge) => charge === -1).length;
  expect(positive + negative).toBe(charges.length);
  expect(negative).toBeGreaterThan(10);
  expect(positive).toBeGreaterThan(negative);
});

it('b jets hold a second vertex some millimetres away, other jets none', () => {
  const flights = [...eventsOf('ttbar'), ...eventsOf('ttz')].flatMap((event) => {
    const [primary] = event.vertices;
    if (!primary) throw new Error('no primary vertex');
    return event.jets.flatMap((jet) => {
      const ways = event.vertices.flatMap(({kind, position, tracks}) => {
        const [x, y, z] = position.map((value, i) => value - (primary.position[i] ?? NaN));
        const across = Math.hypot(x ?? NaN, y ?? NaN);
        const to = {eta: Math.asinh((z ?? NaN) / across), phi: Math.atan2(y ?? NaN, x ?? NaN)};
        const isThere = kind === 'secondary' && tracks > 1 && deltaR(to, jet) < jet.coneR;
        return isThere && across > 1.5 ? [across] : [];
      });
      if (Math.abs(jet.eta) < 2.5) expect(ways.length > 0).toBe(jet.isBTagged);
      return ways.slice(0, 1);
    });
  });
  expect(flights.length).toBe(96);
  expect(median(flights)).toBeGreaterThan(2);
  expect(median(flights)).toBeLessThan(6);
});

it('two jets stand against each other with a dozen tracks and more in each', () => {
  const events = eventsOf('dijet');
  const counts = events.flatMap(({jets, tracks}) =>
    jets
      .slice(0, 2)
      .map((jet) => tracks.filter((track) => !track.isPileup && deltaR(track, jet) < 0.4).length),
  );
  expect(mean(counts)).toBeGreaterThan(12);
  expect(mean(counts)).toBeLessThan(30);
  const apart = events.map(({jets: [one, other]}) =>
    Math.abs(wrapPhi((one?.phi ?? NaN) - (other?.phi ?? NaN))),
  );
  expect(median(apart)).toBeGreaterThan(2.8);
  expect(events.every(({particles}) => particles.length === 0)).toBe(true);
});

it('the tracks of heavy ions flow: v₂ from their angles', () => {
  const events = eventsOf('heavyIon').filter(({jets}) => jets.length === 0);
  const squared = events.map(({tracks}) => {
    const x = tracks.reduce((total, {phi}) => total + Math.cos(2 * phi), 0);
    const y = tracks.reduce((total, {phi}) => total + Math.sin(2 * phi), 0);
    return (x * x + y * y - tracks.length) / (tracks.length * (tracks.length - 1));
  });
  expect(events.length).toBeGreaterThan(5);
  expect(Math.abs(Math.sqrt(mean(squared)) - 0.08)).toBeLessThan(0.025);
  for (const {tracks} of eventsOf('heavyIon')) expect(tracks.length).toBeGreaterThan(180);
});

it('ordinary collisions have one vertex and nothing hard', () => {
  for (const {jets, particles, tracks, vertices} of eventsOf('minimumBias')) {
    expect([jets.length, particles.length, vertices.length]).toEqual([0, 0, 1]);
    expect(Math.max(...tracks.map(({pt}) => pt))).toBeLessThan(12);
  }
});
