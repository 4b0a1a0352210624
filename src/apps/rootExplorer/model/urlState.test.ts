import {describe, expect, it} from 'vitest';
import {explorerCodec, startState, type ExplorerState} from './urlState';

const {decode, encode} = explorerCodec();

const full: ExplorerState = {
  file: 'https://example.org/a%20b.root?x=1&y=2',
  tree: 'folder/events',
  x: 'sqrt(2*pt1*pt2)+a["x"]&&b||c',
  y: 'eta%2',
  selection: 'lep_n == 2 && `odd name` > 3',
  secondSelection: '',
  weight: 'w+1',
  bins: 33,
  range: [-0.5, 1e-7],
  yBins: 7,
  yRange: [0, 12.5],
  flatten: false,
};

describe('the state in the address', () => {
  it('comes back as it was', () => {
    expect(decode(encode(full, '?other=1'))).toEqual({state: full, unread: []});
    expect(decode('')).toEqual({state: startState, unread: []});
  });

  it('leaves what is not its own, and writes nothing for what is as at the start', () => {
    expect(encode(full, '?other=1')).toMatch(/^\?other=1&root\.file=.*&root\.v=1$/);
    expect(encode(startState, '?root.v=1&root.x=a&hww.v=1')).toBe('?hww.v=1');
    expect(encode({...startState, x: 'mll'}, '')).toBe('?root.x=mll&root.c=n&root.v=1');
  });

  it.each([
    ['root.v=2&root.x=a', 'v'],
    ['root.bins=0', 'bins'],
    ['root.bins=1e9', 'bins'],
    ['root.bins=3.5', 'bins'],
    ['root.range=5..5', 'range'],
    ['root.range=5..', 'range'],
    ['root.file=javascript:alert(1)', 'file'],
    ['root.file=root://host//a.root', 'file'],
    [`root.x=${'a'.repeat(1001)}`, 'x'],
    ['root.x=a%00', 'x'],
    ['root.x=a&root.x=b', 'x'],
    ['root.flatten=yes', 'flatten'],
    ['root.constructor=1', 'constructor'],
  ])('%s is not believed', (search, name) => {
    const whole = search.includes('root.v=') ? search : `${search}&root.v=1`;
    expect(decode(`?${whole}`)).toEqual({state: startState, unread: [name]});
  });

  it('keeps the fields that can be read beside one that cannot', () => {
    const {state, unread} = decode('?root.v=1&root.bins=no&root.x=mll&root.range=80..100');
    expect(state).toEqual({...startState, x: 'mll', range: [80, 100]});
    expect(unread).toEqual(['bins']);
  });
});
