import {crc32} from '@site/src/lib/crc32';
import {describe, expect, it} from 'vitest';
import {changed, questionOf, startOf, type Analysis} from '../analysis';
import {createCrossfilter, type Snapshot} from '../counting/crossfilter';
import type {Events} from '../events/events';
import {mergeResults} from './mergeResults';
import {readResult} from './readResult';
import {printResult, resultFormat, resultOf, type Result} from './result';
import {histogramOf, yieldsOf} from '../counting/sums';
import {testEvents} from '@site/src/test-kit/histogramAnalyser/testEvents';
import {testScheme} from '@site/src/test-kit/histogramAnalyser/testScheme';

const analysis: Analysis = changed(testScheme, startOf(testScheme), {
  type: 'cut',
  dimension: 'mass',
  filter: {from: 12, to: 75},
});

const origin = (group: number) => ({
  sample: 'hww13',
  sampleVersion: '3',
  part: `${group + 1}/30/7`,
});
const answerFor = (events: Events): Snapshot =>
  createCrossfilter(events, testScheme.dimensions).answer(questionOf(testScheme, analysis));
const resultFor = (events: Events, group: number): Result =>
  resultOf(`group${1000 + group}`, origin(group), testScheme, analysis, answerFor(events));

function joined(parts: readonly Events[]): Events {
  const all = <T>(pick: (events: Events) => Iterable<T>): readonly T[] =>
    parts.flatMap((events) => Array.from(pick(events)));
  const {columns = {}, processCount = 0} = parts[0] ?? {};
  return {
    columns: Object.fromEntries(
      Object.keys(columns).map((name) => [
        name,
        Float32Array.from(all(({columns: own}) => own[name] as Float32Array)),
      ]),
    ),
    weights: Float32Array.from(all(({weights}) => weights)),
    processes: Uint8Array.from(all(({processes}) => processes)),
    processCount,
  };
}

const groups = Array.from({length: 30}, (_, group) => testEvents(100 + 7 * group, 500 + group));
const results = groups.map(resultFor);

describe('the results of thirty groups', () => {
  const read = results.map((result) => readResult(printResult(result)));

  it('are read as they were written', () => {
    expect(read).toEqual(results.map((result) => ({result})));
  });

  it('merged are the histograms of all events together', () => {
    const merged = mergeResults(results);
    const joint = answerFor(joined(groups));
    expect(merged.refused).toEqual([]);
    expect(merged.places).toHaveLength(30);
    for (const {dimension, sums} of merged.histograms) {
      for (const [process, own] of sums.entries()) {
        const wanted = histogramOf(joint, dimension, process);
        expect(own.rows).toEqual(Array.from(wanted.rows));
        for (const [slot, squares] of wanted.sumOfSquaredWeights.entries()) {
          const scale = Math.sqrt(squares * (wanted.rows[slot] as number));
          const sum = own.sumOfWeights[slot] as number;
          expect(Math.abs(sum - (wanted.sumOfWeights[slot] as number))).toBeLessThanOrEqual(
            1e-9 * scale,
          );
          expect(Math.abs((own.sumOfSquaredWeights[slot] as number) - squares)).toBeLessThanOrEqual(
            1e-9 * squares,
          );
        }
      }
    }
    expect(merged.left.map(({rows}) => rows)).toEqual(yieldsOf(joint).map(({rows}) => rows));
    expect(merged.states).toEqual(['?hww.in.mass=12..75&hww.c=b&hww.v=1']);
  });
});

describe('a result', () => {
  const [result, second] = results as [Result, Result];
  const text = printResult(result);
  const refused = (other: string): string => {
    const read = readResult(other);
    return 'refused' in read ? read.refused : 'read';
  };
  const sealed = (content: unknown): string =>
    JSON.stringify({
      format: resultFormat,
      version: 1,
      checksum: crc32(JSON.stringify(content)),
      content,
    });

  it('has the histograms that were requested, by default all', () => {
    const [events] = groups as [Events];
    const some = resultOf('group1000', origin(0), testScheme, analysis, answerFor(events), ['met']);
    expect(some.histograms.map(({dimension}) => dimension)).toEqual(['met']);
    expect(some.histograms[0]).toEqual(result.histograms[2]);
    expect(result.histograms).toHaveLength(4);
  });

  it('may have other white space than it had', () => {
    expect(readResult(JSON.stringify(JSON.parse(text), null, 2))).toEqual({result});
  });

  it.each([
    ['cut short', text.slice(0, -40), /part of it may be missing/],
    ['of a file of another kind', '{"format": "page"}', /not a Histogram Analyser result/],
    ['with another number', text.replace('"rows":[', '"rows":[1'), /checksum/],
    ['without its checksum', text.replace(/"checksum":"\w+",/, ''), /checksum/],
    ['of another version', text.replace('"version":1', '"version":2'), /version 2/],
    ['that is nothing', 'null', /not a Histogram Analyser result/],
    ['that is empty', '', /part of it may be missing/],
    ['that is huge', ' '.repeat(8_000_001), /too large/],
  ])('%s is refused', (_, damaged, reason) => {
    expect(refused(damaged)).toMatch(reason);
  });

  it.each<[string, unknown]>([
    ['id', {...result, id: 'a b'}],
    ['state', {...result, state: 7}],
    ['processes', {...result, processes: ['ww', 'ww', 'ww']}],
    ['processes', {...result, processes: []}],
    ['flow', {...result, flow: []}],
    ['flow', {...result, flow: [{cut: null, left: []}]}],
    ['flow', {...result, processes: ['hww', 'ww']}],
    ['histograms', {...result, histograms: [{...result.histograms[0], edges: [1, 0]}]}],
    ['histograms', {...result, histograms: [{...result.histograms[0], edges: [0, 1]}]}],
    ['histograms', {...result, histograms: [...result.histograms, ...result.histograms]}],
  ])('with a wrong %s is refused though its check sum fits (%#)', (field, content) => {
    expect(refused(sealed(content))).toBe(`Its field "${field}" is missing or invalid.`);
  });

  it.each<[RegExp, Partial<Result>]>([
    [/same result as number 1/, {}],
    [/same events as number 1/, {id: 'group9999'}],
    [/shares events with number 1/, {id: 'group9999', part: '2/30/8'}],
    [/a different sample/, {id: 'group9999', part: 'x', sampleVersion: '4'}],
    [/a different app/, {id: 'group9999', part: 'x', scheme: 'ttz'}],
    [/different processes/, {id: 'group9999', part: 'x', processes: ['ww', 'hww', 'ttbar']}],
    [/different histograms/, {id: 'group9999', part: 'x', histograms: []}],
  ])('is refused by a merger with the reason %s, and the others are merged', (reason, change) => {
    const {
      places,
      refused: against,
      histograms,
    } = mergeResults([result, {...result, ...change}, second]);
    expect(against).toEqual([{place: 1, reason: expect.stringMatching(reason)}]);
    expect(places).toEqual([0, 2]);
    expect(histograms).toEqual(mergeResults([result, second]).histograms);
  });

  it('that cuts differently is merged, and both settings are told', () => {
    const other = {...second, state: ''};
    expect(mergeResults([result, other]).states).toEqual([result.state, '']);
  });

  it('is not needed for an empty merger', () => {
    expect(mergeResults([])).toMatchObject({places: [], refused: [], histograms: [], left: []});
  });
});
