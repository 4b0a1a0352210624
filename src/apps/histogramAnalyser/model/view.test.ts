import {describe, expect, it} from 'vitest';
import {questionOf, startOf, type Analysis} from './analysis';
import {createCrossfilter} from './counting/crossfilter';
import {dimensionsOf, schemeOf, type AppDescription} from './description';
import type {Events} from './events/events';
import {stackOrder, viewOf, type View} from './view';

const description: AppDescription = {
  key: 'invented',
  name: 'inv',
  route: '/apps/invented',
  title: 'Invented',
  summary: '',
  histograms: [
    {
      dimension: 'mass',
      title: 'Mass',
      label: 'm',
      unit: 'GeV',
      axis: {low: 0, high: 4, bins: 2},
      explanation: '',
    },
    {
      dimension: 'jets',
      title: 'Jets',
      label: 'N',
      unit: '',
      axis: {low: -0.5, high: 1.5, bins: 2},
      explanation: '',
    },
  ],
  processes: [
    {id: 'signal', label: 'Signal', look: 'higgs', isSignal: true},
    {id: 'top', label: 'Top', look: 'ttbar', isSignal: false},
    {id: 'z', label: 'Z', look: 'zjets', isSignal: false},
  ],
  signalStands: 'above',
  hasPseudoData: true,
  luminosity: 10,
  presets: [],
  whatIf: [],
  challenges: [],
};

const scheme = schemeOf(description);
/** Signal 2 + 3, top 5, Z 7, and two events that are pseudo-data. */
const events: Events = {
  columns: {
    mass: Float32Array.of(1, 3, 1, 3, 1, 5),
    jets: Uint8Array.of(0, 1, 0, 1, 0, 0),
  },
  weights: Float32Array.of(2, 3, 5, 7, 1, 1),
  processes: Uint8Array.of(0, 0, 1, 2, 3, 3),
  processCount: 4,
};

function look(analysis: Analysis, factors = [1, 1, 1]): View {
  const engine = createCrossfilter(events, dimensionsOf(description));
  const snapshot = engine.answer(questionOf(scheme, analysis));
  return viewOf(description, analysis, snapshot, factors, 0.1);
}

const start = startOf(scheme);
const massBelow2: Analysis = {...start, cuts: new Map([['mass', {from: null, to: 2}]])};

describe('the view of an analysis', () => {
  it('stacks the signal where the description says', () => {
    expect(stackOrder(description)).toEqual([1, 2, 0]);
    expect(stackOrder({...description, signalStands: 'below'})).toEqual([0, 1, 2]);
    expect(look(start).plots[0]?.series.map(({process}) => process.id)).toEqual([
      'top',
      'z',
      'signal',
    ]);
  });

  it('draws in each histogram what passes the other cuts', () => {
    const [mass, jets] = look(massBelow2).plots;
    expect(Array.from(mass?.total.sumOfWeights ?? [])).toEqual([0, 7, 10, 0]);
    expect(Array.from(jets?.total.sumOfWeights ?? [])).toEqual([0, 7, 0, 0]);
    expect(mass?.cut).toEqual({from: null, to: 2});
  });

  it('scales simulation by process, its squares twice, and data not at all', () => {
    const {plots, yields, data} = look(start, [2, 1, 10]);
    expect(yields.map(({left}) => left.sumOfWeights)).toEqual([10, 5, 70]);
    expect(yields[2]?.left.sumOfSquaredWeights).toBe(4900);
    expect(data).toBe(2);
    expect(plots[0]?.data?.map(({count}) => count)).toEqual([0, 1, 0, 1]);
    expect(plots[0]?.total.sumOfWeights[1]).toBe(9);
  });

  it('divides signal by the root of background, after all cuts', () => {
    const {flow, signal, background} = look(massBelow2, [4, 1, 1]);
    expect([signal.sumOfWeights, background.sumOfWeights]).toEqual([8, 5]);
    expect(flow.map(({cut}) => cut)).toEqual([null, 'mass']);
    expect(flow[1]?.significance?.signalOverRootBackground).toBeCloseTo(8 / Math.sqrt(5), 12);
    expect(flow[1]?.efficiencies).toEqual([0.4, 1, 0]);
    expect(flow[0]?.data).toBe(2);
    expect(flow[1]?.data).toBe(1);
  });

  it('has significance undefined without background', () => {
    expect(look(massBelow2, [1, 0, 1]).flow[1]?.significance).toBeNull();
  });

  it('hides processes from the histograms and keeps their yields', () => {
    const {plots, yields} = look({...start, shown: ['top']});
    expect(Array.from(plots[0]?.total.sumOfWeights ?? [])).toEqual([0, 5, 0, 0]);
    expect(yields.map(({isShown}) => isShown)).toEqual([false, true, false]);
    expect(yields[0]?.left.sumOfWeights).toBe(5);
  });

  it('gives data the interval of their count', () => {
    const point = look(start).plots[0]?.data?.[2];
    expect(point?.count).toBe(0);
    expect(point?.low).toBe(0);
    expect(point?.high).toBeCloseTo(1.84, 2);
  });
});
