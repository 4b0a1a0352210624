import {describe, expect, it} from 'vitest';
import {startData, startState, usedFeatures, type LabState} from './state';
import {labCodec} from './urlState';
import {withMethod} from './settings';

const {decode: decodeState, encode: encodeState} = labCodec();

const changed: LabState = {
  ...startState('spiral', 'network'),
  data: {key: 'spiral', rows: 500, signalShare: 0.25, noise: 0.05, seed: 9},
  threshold: 0.62,
  pair: ['y', 'x'],
  handCuts: 'in.x=0.5..&is.y=1,2',
  lesson: 'leakage',
};

describe('the state in the address', () => {
  it('comes back as it was, and other parameters stay', () => {
    const settings = {
      ...changed.settings,
      features: ['y'],
      layers: [3, 16],
      activation: 'tanh' as const,
      negativeWeights: 'drop' as const,
      learningRate: 0.02,
      l2: 1e-7,
      balance: false,
      earlyStopping: true,
    };
    const state = {...changed, settings};
    const search = encodeState(state, '?dm.in.met=100..&x=1');
    expect(search).toMatch(/^\?dm\.in\.met=100\.\.&x=1&ml\.data=.*&ml\.v=1$/);
    expect(decodeState(search)).toEqual({state, unread: []});
  });

  it('has no hidden layer where the list is empty', () => {
    const state = {...changed, settings: {...changed.settings, layers: []}};
    expect(decodeState(encodeState(state, '')).state.settings.layers).toEqual([]);
  });

  it('reads an address of version 1', () => {
    const {state, unread} = decodeState(
      '?ml.v=1&ml.data=ttz13&ml.method=forest&ml.features=jets,bTags&ml.depth=5&ml.events=2000&ml.weights=off&ml.cut=0.4',
    );
    expect(unread).toEqual([]);
    expect(state.data).toEqual({key: 'ttz13'});
    expect(state.settings).toMatchObject({
      method: 'forest',
      features: ['jets', 'bTags'],
      depth: 5,
      minLeaf: 5,
      trainEvents: 2_000,
      useWeights: false,
    });
    expect(state.threshold).toBe(0.4);
  });

  it('names what it cannot read, and keeps the rest', () => {
    const {state, unread} = decodeState(
      '?ml.v=1&ml.data=spiral&ml.method=magic&ml.depth=99&ml.seed=1.5&ml.noise=0.2&ml.noise=0.3&ml.toString=1&ml.points=300&ml.layers=8,17&ml.pair=x',
    );
    expect(unread).toEqual(['method', 'depth', 'seed', 'noise', 'toString', 'layers', 'pair']);
    expect(state.data).toMatchObject({key: 'spiral', rows: 300, noise: 0.1});
    expect(decodeState('?ml.v=2&ml.data=spiral').state).toEqual(startState());
    expect(decodeState(`?ml.data=spiral&x=${'y'.repeat(5_000)}`).state).toEqual(startState());
  });

  it('is empty for the state of the page, and says all where it differs', () => {
    const onPage = labCodec(changed);
    expect(onPage.encode(changed, '?ml.v=1&ml.data=dm13&a=b')).toBe('?a=b');
    const back = startState();
    expect(onPage.areEqual(onPage.decode(onPage.encode(back, '')).state, back)).toBe(true);
    expect(onPage.decode('').state).toBe(changed);
  });
});

describe('settings', () => {
  it('of another method keep what all methods share, and begin again with the rest', () => {
    const before = {...startState().settings, seed: 5, balance: false, trees: 7, depth: 2};
    const after = withMethod(before, 'forest');
    expect(after).toMatchObject({method: 'forest', seed: 5, balance: false, trees: 100, depth: 8});
  });

  it('use all features but traps, unless some of the data are chosen', () => {
    const features = ['a', 'b', 'weight'].map((name) => ({
      name,
      label: name,
      unit: '' as const,
      isInteger: false,
      isTrap: name === 'weight',
    }));
    expect(usedFeatures({features}, [])).toEqual(['a', 'b']);
    expect(usedFeatures({features}, ['jets'])).toEqual(['a', 'b']);
    expect(usedFeatures({features}, ['weight', 'a'])).toEqual(['a', 'weight']);
  });

  it('of points begin with a choice of their own', () => {
    expect(startData('rings')).toMatchObject({key: 'rings', signalShare: 0.5});
    expect(startState('rings', 'network').settings.epochs).toBeGreaterThan(
      startState('dm13', 'network').settings.epochs,
    );
  });
});
