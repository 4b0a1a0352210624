import {describe, expect, it} from 'vitest';
import {checkEvents, type Events} from '../events/events';
import {faultsOf} from './faults';
import {withHistogram, withProcessColumn, withRole, type Mapping} from './mapping';
import {ownAnalysis, type OwnAnalysis} from './ownAnalysis';
import {proposedMapping} from './proposedMapping';
import {readCsv} from './readCsv';
import type {OwnTable} from './table';

const read = (text: string, name = 'try.csv'): OwnTable =>
  readCsv(text, {name, bytes: text.length});

async function opened(table: OwnTable, mapping: Mapping): Promise<[OwnAnalysis, Events]> {
  const analysis = ownAnalysis(table, mapping);
  const events = await analysis.events();
  checkEvents(events, analysis.dimensions);
  return [analysis, events];
}

const rolesOf = ({processes}: Mapping) =>
  processes.map(({value, label, role}) => [value, label, role]);

describe('a first mapping', () => {
  const table = read(
    'eventNumber,mll,met,sample,weight\n1,91.5,20,Zjets,0.5\n2,80,35,data,1\n3,60,,my model,-2\n',
    'events.csv.gz',
  );
  const mapping = proposedMapping(table);

  it('takes weight, processes and data by their names, and all that was measured', () => {
    expect(mapping).toMatchObject({title: 'events', weight: 'weight', process: 'sample'});
    expect(mapping.histograms.map(({column}) => column)).toEqual(['mll', 'met']);
    expect(rolesOf(mapping)).toEqual([
      ['Zjets', 'Zjets', 'background'],
      ['data', 'data', 'data'],
      ['my model', 'my model', 'background'],
    ]);
    expect(mapping.processes[0]?.look).toBe('zjets');
    expect(mapping.processes[2]?.look).not.toBe('zjets');
  });

  it('becomes events in the order of the file, with data as the last process', async () => {
    const [analysis, events] = await opened(table, withRole(mapping, 2, 'signal'));
    expect(Array.from(events.columns.mll ?? [])).toEqual([91.5, 80, 60]);
    expect(Array.from(events.columns.met ?? [])).toEqual([20, 35, NaN]);
    expect(Array.from(events.weights)).toEqual([0.5, 1, -2]);
    expect(Array.from(events.processes)).toEqual([0, 2, 1]);
    expect(analysis.dataProcess).toBe(2);
    expect(analysis.processes.map(({id, label}) => [id, label])).toEqual([
      ['process0', 'Zjets'],
      ['process1', 'my model'],
      ['data', 'data'],
    ]);
    expect(analysis.description.processes.map(({isSignal}) => isSignal)).toEqual([false, true]);
    expect(analysis.description.hasPseudoData).toBe(true);
    expect(analysis.weightNote).toContain(
      'the sum of weights is −0.5. Rows with a negative weight: 1.',
    );
    expect(analysis.luminosity).toBeNull();
  });

  it('gives new buffers at each call, for a worker takes them away', async () => {
    const analysis = ownAnalysis(table, mapping);
    const first = await analysis.events();
    structuredClone(first.weights, {transfer: [first.weights.buffer as ArrayBuffer]});
    const mll = first.columns.mll as Float64Array;
    structuredClone(mll, {transfer: [mll.buffer as ArrayBuffer]});
    expect(Array.from((await analysis.events()).columns.mll ?? [])).toEqual([91.5, 80, 60]);
    expect(Array.from((await analysis.events()).weights)).toEqual([0.5, 1, -2]);
  });

  it('adds up values of one name', async () => {
    const merged = {
      ...mapping,
      processes: mapping.processes.map((entry) =>
        entry.role === 'data' ? entry : {...entry, label: 'simulation'},
      ),
    };
    const [analysis, events] = await opened(table, merged);
    expect(analysis.processes.map(({label}) => label)).toEqual(['simulation', 'data']);
    expect(Array.from(events.processes)).toEqual([0, 1, 0]);
  });

  it('counts each row once where there are no weights, as one process without a column', async () => {
    const [analysis, events] = await opened(table, {
      ...withProcessColumn(table, mapping, null),
      weight: null,
    });
    expect(Array.from(events.weights)).toEqual([1, 1, 1]);
    expect(analysis.processes.map(({label}) => label)).toEqual(['All events']);
    expect(analysis.dataProcess).toBeNull();
    expect(analysis.weightNote).toBe('Each row counts once.');
  });

  it('has words as categories', async () => {
    const changed = withHistogram(table, withProcessColumn(table, mapping, null), 'sample', true);
    const [analysis, events] = await opened(table, changed);
    expect(analysis.description.histograms.at(-1)).toMatchObject({
      dimension: 'sample',
      categories: ['Zjets', 'data', 'my model'],
      axis: {low: 0, high: 3, bins: 3},
    });
    expect(Array.from(events.columns.sample ?? [])).toEqual([0, 1, 2]);
  });

  it('has names that can be in an address, each once', () => {
    const odd = read('a b,a_b,[x],été\n1,2,3,4\n');
    const {dimensions} = ownAnalysis(odd, proposedMapping(odd));
    expect(dimensions.map(({name}) => name)).toEqual(['a_b', 'a_b_2', 'x', 't']);
  });

  it('has no more histograms than the app can show', () => {
    const names = Array.from({length: 20}, (_, i) => `c${i}`);
    const wide = read(`${names.join()}\n${names.map((_, i) => i / 3).join()}\n`);
    const all = names.reduce(
      (state, name) => withHistogram(wide, state, name, true),
      proposedMapping(wide),
    );
    expect(all.histograms).toHaveLength(16);
    expect(withHistogram(wide, all, 'c3', false).histograms).toHaveLength(15);
  });

  it('lets only one value be data', () => {
    expect(withRole(mapping, 0, 'data').processes.map(({role}) => role)).toEqual([
      'data',
      'background',
      'background',
    ]);
  });
});

describe('a mapping that cannot be opened', () => {
  const table = read('m,w,p\n1,0.5,a\n2,,b\n3,x,c\n4,2,d\n5,1,\n');
  const mapping = proposedMapping(table);
  const whatOf = (changed: Partial<Mapping>): readonly string[] =>
    faultsOf(table, {...mapping, ...changed}).map(({what}) => what);

  it('is no other', () => {
    expect(mapping.weight).toBeNull();
    expect(whatOf({})).toEqual([]);
  });

  it.each<[Partial<Mapping>, string]>([
    [{histograms: []}, 'No histogram is selected.'],
    [{weight: 'w'}, 'The weight in row 2, column “w”, is not a finite number.'],
    [
      {processes: mapping.processes.map((entry) => ({...entry, label: ' '}))},
      'A process has no name.',
    ],
    [
      {
        processes: mapping.processes.map((entry, i) => ({
          ...entry,
          label: 'same',
          role: i === 0 ? 'signal' : 'background',
        })),
      },
      '“same” is the name of processes of different kinds.',
    ],
    [
      {histograms: mapping.histograms.map((one) => ({...one, axis: {low: 2, high: 1, bins: 3}}))},
      'The axis of “m” has edges that are not finite and ascending.',
    ],
  ])('says why: %#', (changed, what) => {
    expect(whatOf(changed)).toContain(what);
  });

  it('is one whose processes are numbers with gaps', () => {
    const gaps = read('m,type\n1,0\n2,\n3,1\n');
    expect(faultsOf(gaps, proposedMapping(gaps)).map(({what}) => what)).toEqual([
      'The process in row 2, column “type”, is missing.',
    ]);
  });
});
