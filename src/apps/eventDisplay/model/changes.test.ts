import {describe, expect, it} from 'vitest';
import {changed, type Action} from './changes';
import type {DisplayState} from './displayState';
import {pageStart} from './start';
import {maxFilled, maxPicked} from './urlState';

const start = pageStart({group: 'zee', event: 'zee-03'});
const after = (actions: readonly Action[], state: DisplayState = start): DisplayState =>
  actions.reduce(changed, state);

const mass = (event: string, value: number) => ({event, content: 'ee', mass: value});

describe('steps of the display', () => {
  it('another event lets go of what was picked, and keeps masses, view and selection', () => {
    const busy = after([
      {type: 'view', view: 'longitudinal'},
      {type: 'minimumPt', value: 3},
      {type: 'pick', id: 'electron-1', isCombined: true},
      {type: 'fill', filled: mass('zee-03', 90.1)},
    ]);
    const next = changed(busy, {type: 'open', group: 'zmumu', event: 'zmumu-01'});
    expect(next).toMatchObject({group: 'zmumu', event: 'zmumu-01', picked: [], basket: []});
    expect(next.view).toBe('longitudinal');
    expect(next.selection.minimumPt).toBe(3);
    expect(next.filled).toEqual([mass('zee-03', 90.1)]);
  });

  it('an event of a file has no group', () => {
    const next = changed(start, {type: 'open', group: undefined, event: '14/410470'});
    expect(next.group).toBeUndefined();
    expect(next.event).toBe('14/410470');
  });

  it('a second pick lets go, out of the mass too', () => {
    const picked = after([
      {type: 'pick', id: 'muon-0', isCombined: true},
      {type: 'pick', id: 'jet-1', isCombined: false},
    ]);
    expect(picked.picked).toEqual(['muon-0', 'jet-1']);
    expect(picked.basket).toEqual(['muon-0']);
    const less = changed(picked, {type: 'pick', id: 'muon-0', isCombined: true});
    expect(less.picked).toEqual(['jet-1']);
    expect(less.basket).toEqual([]);
  });

  it('what is picked goes into the mass and out of it', () => {
    const picked = after([{type: 'pick', id: 'jet-1', isCombined: false}]);
    const combined = changed(picked, {type: 'combine', id: 'jet-1'});
    expect(combined.basket).toEqual(['jet-1']);
    expect(changed(combined, {type: 'combine', id: 'jet-1'}).basket).toEqual([]);
    expect(changed(combined, {type: 'letGo'})).toMatchObject({picked: [], basket: []});
  });

  it('the same mass is filled once, and another of the same event beside it', () => {
    const filled = after([
      {type: 'fill', filled: mass('a', 90.5)},
      {type: 'fill', filled: mass('a', 90.5)},
      {type: 'fill', filled: mass('a', 33.2)},
      {type: 'fill', filled: mass('b', 90.5)},
    ]);
    expect(filled.filled).toEqual([mass('a', 90.5), mass('a', 33.2), mass('b', 90.5)]);
    expect(changed(filled, {type: 'takeOut', filled: mass('a', 33.2)}).filled).toHaveLength(2);
    expect(changed(filled, {type: 'emptyHistogram'}).filled).toEqual([]);
  });

  it('no list grows without end', () => {
    const many = Array.from({length: 200}, (_, i) => i);
    const state = after([
      ...many.map((i): Action => ({type: 'pick', id: `track-${i}`, isCombined: false})),
      ...many.map((i): Action => ({type: 'fill', filled: mass(`e${i}`, i)})),
    ]);
    expect(state.picked).toHaveLength(maxPicked);
    expect(state.filled).toHaveLength(maxFilled);
  });

  it('a layer is taken away without touching the state before', () => {
    const next = changed(start, {type: 'layer', layer: 'jets', isShown: false});
    expect(next.selection.layers.has('jets')).toBe(false);
    expect(start.selection.layers.has('jets')).toBe(true);
    expect(changed(next, {type: 'layer', layer: 'jets', isShown: false})).toBe(next);
  });

  it('what changes nothing is the same object', () => {
    const nothing: readonly Action[] = [
      {type: 'open', group: 'zee', event: 'zee-03'},
      {type: 'view', view: start.view},
      {type: 'mode', mode: 'explore'},
      {type: 'pileup', isShown: false},
      {type: 'labels', isLabelled: false},
      {type: 'letGo'},
      {type: 'seed', seed: start.seed},
    ];
    for (const action of nothing) expect(changed(start, action)).toBe(start);
  });
});
