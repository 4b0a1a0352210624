import {expect, it} from 'vitest';
import type {DrawRequest} from '../model/types';
import {explorerCodec} from '../model/urlState';
import {requestOfState, stateOfRequest} from './address';

const full: DrawRequest = {
  tree: 'nominal/events',
  x: 'lep_pt[0] / 1000',
  y: 'met',
  selections: ['met < 30', ''],
  weight: 'mcWeight',
  bins: 40,
  range: [-2.5, 120],
  yBins: 20,
  yRange: [0, 80.5],
  flatten: false,
};

const {decode, encode} = explorerCodec();

it('a drawing comes back from the address as it was', () => {
  const plain: DrawRequest = {tree: 't', x: 'met', selections: [''], bins: 7, flatten: true};
  for (const request of [full, plain]) {
    const file = 'https://example.org/a.root';
    const {state, unread} = decode(encode(stateOfRequest(file, request), ''));
    expect(unread).toEqual([]);
    expect(state.file).toBe(file);
    expect(requestOfState(state, state.tree ?? '')).toEqual(request);
  }
});

it('a state without an expression draws nothing', () => {
  expect(requestOfState({bins: 5, flatten: true}, 't')).toBeUndefined();
});
