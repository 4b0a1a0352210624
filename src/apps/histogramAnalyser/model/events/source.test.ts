import {describe, expect, it} from 'vitest';
import type {DecodedSample} from '@site/src/samples/format/decode';
import {changed, startOf, type Action} from '../analysis';
import {schemeOf, type AppDescription} from '../description';
import type {Events} from './events';
import {chosenEvents, eventChoiceOf, factorsOf, nameOfChoice, type Stages} from './source';
import {drawnOn, faultsOf, pageStart} from '../start';
import {analysisCodec} from '../urlState';

const described: AppDescription = {
  key: 'try',
  name: 'try',
  route: '/apps/try',
  title: 'A try',
  summary: '',
  histograms: ['mass', 'angle'].map((dimension) => ({
    dimension,
    title: '',
    label: dimension,
    unit: 'GeV',
    axis: {low: 0, high: 10, bins: 2},
    explanation: '',
  })),
  processes: [
    {id: 'signal', label: 'Signal', look: 'higgs', isSignal: true},
    {id: 'other', label: 'Other', look: 'other', isSignal: false},
  ],
  signalStands: 'above',
  hasPseudoData: true,
  luminosity: 10,
  presets: ['old'],
  whatIf: ['pileUp'],
  challenges: [],
};
const scheme = schemeOf(described);
const after = (...actions: readonly Action[]) =>
  actions.reduce((analysis, action) => changed(scheme, analysis, action), startOf(scheme));
const option = (name: string, value: string | number): Action => ({type: 'option', name, value});
const luminosity = (value: number): Action => ({type: 'luminosity', luminosity: value});
const choiceAfter = (...actions: readonly Action[]) =>
  eventChoiceOf(described, scheme, after(...actions));

describe('which events are counted', () => {
  it('are those of the sample, whatever is cut or drawn', () => {
    const asServed = choiceAfter();
    expect(asServed).toEqual({changes: {}, share: null, pseudoData: null});
    const cut = choiceAfter(option('draw', 'overlaid'), option('preset', 'old'), {
      type: 'cut',
      dimension: 'mass',
      filter: {from: 1, to: 2},
    });
    expect(nameOfChoice(cut)).toBe(nameOfChoice(asServed));
  });

  it('have new pseudo-data when asked for, and at another luminosity', () => {
    expect(choiceAfter(option('throw', 5)).pseudoData).toEqual({seed: 5, luminosity: 10});
    expect(choiceAfter(luminosity(20)).pseudoData).toEqual({seed: 1, luminosity: 20});
    const simulated = {...described, hasPseudoData: false};
    expect(eventChoiceOf(simulated, scheme, after(luminosity(20))).pseudoData).toBeNull();
  });

  it('are a part for a group, and others in another world', () => {
    expect(choiceAfter(option('group', 3), option('groups', 8)).share).toEqual({
      group: 3,
      groups: 8,
      seed: 1,
    });
    expect(choiceAfter(option('pileup', 'more')).changes).toEqual({pileup: 'more'});
  });
});

describe('the way of the events', () => {
  const steps: string[] = [];
  const none = {weights: new Float32Array(), processes: new Uint8Array()};
  const passed = (events: Events, step: string): Events => {
    steps.push(step);
    return events;
  };
  const stages: Stages = {
    remade: async () => passed({...none, columns: {}, processCount: 3}, 'remade'),
    part: (events, {group}) => passed(events, `part ${group}`),
    samplePseudoData: (events, factors, seed) =>
      passed(events, `pseudo-data ${factors.join()} by ${seed}`),
  };

  it('goes from what was generated again by the part of a group to the throw', async () => {
    const choice = choiceAfter(luminosity(25), option('group', 2), option('pileup', 'many'));
    await chosenEvents({} as DecodedSample, described, choice, stages);
    expect(steps).toEqual(['remade', 'part 2', 'pseudo-data 2.5,2.5 by 1']);
  });
});

it('weights follow the luminosity, and the preset those of its processes', () => {
  expect(factorsOf(described, 25, undefined)).toEqual([2.5, 2.5]);
  expect(factorsOf(described, 25, {factors: {signal: 0.4}})).toEqual([1, 2.5]);
});

describe('what a page sets', () => {
  it('are histograms in its order, cuts and a preset', () => {
    expect(drawnOn(described, {histograms: 'angle, mass'})).toEqual(['angle', 'mass']);
    expect(drawnOn(described, {})).toEqual(['mass', 'angle']);
    const start = pageStart(described, {cuts: 'in.mass=..5&lumi=20', preset: 'old'});
    expect(start).toMatchObject({luminosity: 20, options: new Map([['preset', 'old']])});
    expect(Array.from(start.cuts)).toEqual([['mass', {from: null, to: 5}]]);
  });

  it('is a logarithmic axis, unless the page says more or the signal is a peak on top', () => {
    const axisOf = (signalStands: 'below' | 'above', cuts?: string) =>
      pageStart({...described, signalStands}, {cuts}).options.get('axis');
    expect(axisOf('below')).toBe('log');
    expect(axisOf('below', 'in.mass=..5')).toBe('log');
    expect(axisOf('below', 'in.mass=..5&axis=linear')).toBeUndefined();
    expect(axisOf('above')).toBeUndefined();
  });

  it('leaves links as they were: one without an axis means a linear one', () => {
    const start = pageStart({...described, signalStands: 'below'}, {});
    const {decode, encode, encodeAll} = analysisCodec(scheme, start);
    const read = (search: string) => decode(search).state.options.get('axis');
    expect(read('')).toBe('log');
    expect(read('?try.v=1&try.in.mass=..5')).toBeUndefined();
    expect(read('?try.v=1&try.axis=log')).toBe('log');
    expect(read(encode(startOf(scheme), ''))).toBeUndefined();
    expect(encodeAll(startOf(scheme), '')).toBe(`?${scheme.name}.v=1`);
  });

  it('has faults that are named', () => {
    const settings = {
      histograms: 'mass,charm',
      cuts: 'in.mass=..5&in.beauty=1..',
      preset: 'new',
      challenge: 'none',
    };
    expect(faultsOf(described, scheme, settings)).toEqual([
      'histogram charm',
      'in.beauty',
      'preset new',
      'challenge none',
    ]);
    expect(faultsOf(described, scheme, {histograms: 'mass', preset: 'old'})).toEqual([]);
  });
});
