import {describe, expect, it} from 'vitest';
import {plainState, type DisplayState} from './displayState';
import {displayCodec, maxFilled} from './urlState';

const {decode, encode, areEqual} = displayCodec('event');

const full: DisplayState = {
  group: 'zee',
  event: 'zee-07',
  view: 'eta-phi',
  selection: {layers: new Set(['jets', 'hits'] as const), minimumPt: 2.5, isPileupShown: true},
  field: {isOn: false, isFlipped: true, strength: 3},
  isLabelled: true,
  picked: ['track-0', 'jet-12'],
  basket: ['muon-1'],
  filled: [
    {event: 'zee-01', content: 'ee', mass: 90.813},
    {event: 'run: 5, 100% + more/π', content: 'eemm', mass: 124.9},
    {event: 'zee-01', content: 'ee', mass: 90.813},
  ],
  mode: 'quiz',
  seed: 20_260_101,
};

describe('a state in the address', () => {
  it('comes back as it was', () => {
    const {state, unread} = decode(encode(full, ''));
    expect(unread).toEqual([]);
    expect(state).toEqual(full);
  });

  it('is short and legible for a small change, and leaves other parameters alone', () => {
    const state = {...plainState, group: 'hyy', event: 'hyy-03'};
    expect(encode(state, '?other.x=1')).toBe(
      '?other.x=1&event.group=hyy&event.key=hyy-03&event.c=4&event.v=1',
    );
    expect(encode(plainState, '?event.v=1&event.pt=3')).toBe('');
  });

  it('is nothing where a page begins, and says all elsewhere', () => {
    const start = {...plainState, group: 'zmumu'};
    const onPage = displayCodec('event', start);
    expect(onPage.encode(start, '')).toBe('');
    expect(onPage.decode('').state).toBe(start);
    const bare = onPage.encode(plainState, '');
    expect(bare).toBe('?event.v=1');
    expect(onPage.decode(bare).state).toEqual(plainState);
  });

  it('may show nothing at all', () => {
    const state = {...plainState, selection: {...plainState.selection, layers: new Set<never>()}};
    expect(decode(encode(state, '')).state.selection.layers.size).toBe(0);
  });
});

describe('an address that cannot be read', () => {
  it.each([
    ['pt', '-1'],
    ['pt', '101'],
    ['pt', 'NaN'],
    ['strength', '0.5'],
    ['view', 'sideways'],
    ['show', 'tracks,ghosts'],
    ['field', 'on'],
    ['pick', 'track-0,<script>'],
    ['pick', `${Array.from({length: 33}, (_, i) => `track-${i}`).join()}`],
    ['fill', 'zee-01:ee'],
    ['fill', 'zee-01:xx:90'],
    ['fill', '%25E0:ee:90'],
    ['seed', '1e3'],
    ['group', '../secret'],
    ['key', ''],
    ['constructor', '1'],
  ])('counts %s=%s as not written', (name, text) => {
    const {state, unread} = decode(`?event.v=1&event.labels=1&event.${name}=${text}`);
    expect(unread).toEqual([name]);
    expect(state).toEqual({...plainState, isLabelled: true});
  });

  it('is one from a different version, one with a name twice, or one that is too long', () => {
    expect(decode('?event.v=2&event.pt=3')).toEqual({state: plainState, unread: ['v']});
    expect(decode('?event.pt=3&event.pt=4&event.v=1').unread).toEqual(['pt']);
    expect(decode('?event.pt=3').unread).toEqual(['v']);
    const long = `?event.pt=3&event.key=${'x'.repeat(5000)}`;
    expect(decode(long)).toEqual({state: plainState, unread: ['pt', 'key']});
  });
});

describe('many masses', () => {
  const masses = (key: string): DisplayState => ({
    ...full,
    filled: Array.from({length: maxFilled + 20}, (_, i) => ({
      event: `${key}-${i}`,
      content: 'ee',
      mass: 80 + i,
    })),
  });

  it('are kept up to the most', () => {
    const {state, unread} = decode(encode(masses('zee'), ''));
    expect(unread).toEqual([]);
    expect(state.filled).toEqual(masses('zee').filled.slice(0, maxFilled));
  });

  it('with long names are kept as far as an address goes, and equal themselves', () => {
    const state = {...masses('a rather long / name, of a file: µ'), event: 'é'.repeat(150)};
    const search = encode(state, '');
    expect(search.length).toBeLessThanOrEqual(4000);
    const read = decode(search);
    expect(read.unread).toEqual([]);
    expect(read.state.filled.length).toBeGreaterThan(20);
    expect(areEqual(read.state, state)).toBe(true);
  });
});
