/** Files, objects and fields that cannot be used: left out and said, or refused with a sentence. */
import {describe, expect, it} from 'vitest';
import {longestFile, maxObjects} from './limits';
import {PhoenixError} from './PhoenixError';
import {readPhoenix} from './read';
import {of, read} from '@site/src/test-kit/eventDisplay/testPhoenix';

describe('what cannot be used', () => {
  it('is left out, counted, and said', () => {
    const content = {
      a: {
        Jets: {
          J: [{eta: 1, phi: 2, energy: 3000}, {eta: 'x'}, null, 7, {eta: 99, phi: 1, energy: 1}],
        },
        CaloClusters: {C: [{energy: -5, eta: 1, phi: 1}]},
        PlanarCaloCells: {P: {plane: [0, 0, 1, 9], cells: [{energy: 1}, {energy: 2}]}},
        Taus: {Tight: [{eta: 1, phi: 2}], Loose: [], Medium: [{eta: 1}]},
        triggers: ['HLT_mu26'],
        lumiBlock: 7,
      },
    };
    const {events, notes} = readPhoenix(JSON.stringify(content));
    expect(events[0]?.jets).toHaveLength(1);
    expect(notes).toEqual([
      'One object of type CaloClusters was skipped: fields are missing or invalid.',
      '4 objects of type Jets were skipped: fields are missing or invalid.',
      'In this file but not drawn: 2 objects of type PlanarCaloCells (P). The display does not support this type.',
      'In this file but not drawn: 2 objects of type Taus (Tight, Medium). The display does not support this type.',
    ]);
  });

  it('is what is beyond the most', () => {
    const jet = {eta: 1, phi: 2, energy: 3000};
    const many = {a: {Jets: {J: Array.from({length: maxObjects.jets + 5}, () => jet)}}};
    const {events, notes} = readPhoenix(JSON.stringify(many));
    expect(events[0]?.jets).toHaveLength(maxObjects.jets);
    expect(notes).toEqual([
      '5 objects of type Jets were skipped: the event has more objects than can be drawn.',
    ]);
  });

  it('are ids that are not ours, or are there twice', () => {
    const cluster = {energy: 9000, eta: 1, phi: 1};
    for (const id of ['track-0', 'cluster-0', 'cluster--1', 'cluster-1e9', '__proto__', 7]) {
      const event = of('CaloClusters', {...cluster, id}, {...cluster, id: 'cluster-0'});
      expect(event.clusters.map((one) => one.id)).toEqual(['cluster-0', 'cluster-1']);
    }
  });

  it('keeps the numbering of links', () => {
    const event = read({
      a: {
        CaloClusters: {
          C: [
            {energy: -5, eta: 1, phi: 1},
            {energy: 9000, eta: 1, phi: 1},
          ],
        },
        Photons: {P: [{LinkedClusters: ['C:1']}, {LinkedClusters: ['C:0']}]},
      },
    });
    expect(event.particles).toHaveLength(1);
    expect(event.particles[0]?.clusters).toEqual(['cluster-0']);
    expect(event.particles[0]?.pt).toBeCloseTo(9 / Math.cosh(1), 12);
  });

  it.each([
    ['', 'empty'],
    ['  \n', 'empty'],
    ['{"a": {"Tracks": ', 'not valid'],
    ['<!doctype html><html>', 'web page'],
    ['<?xml version="1.0"?><Event>', 'JiveXML'],
    ['root\u0000\u0000', 'ROOT explorer'],
    ['PK\u0003\u0004', 'ZIP'],
    ['{"a": 1, "b": [], "c": {"name": "x"}}', 'without events'],
    ['17', 'without events'],
    ['null', 'without events'],
    ['{"__proto__": {"toString": 1}}', 'without events'],
  ])('says of %j what it is', (text, words) => {
    expect(() => readPhoenix(text)).toThrow(PhoenixError);
    expect(() => readPhoenix(text)).toThrow(new RegExp(words));
  });

  it('is a file that is too large', () => {
    expect(() => readPhoenix(' '.repeat(longestFile + 1))).toThrow(/larger than 60 MB/);
  });
});
