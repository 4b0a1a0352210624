/**
 * `npx tsx tools/check/search-quality.ts [--misses] [golden file] [built site]`: how well the embedded
 * search answers the queries of tests/search/golden.json, and how fast.
 */
import {existsSync, readFileSync} from 'node:fs';
import {translated} from '../../src/search/foreignWords/translate';
import {createEngine, type Engine} from '../../src/search/local/engine';
import {builtIndex, indexSize} from '../../plugins/local-search/builtIndex';
import {judge, quantile, scoreOf, type GoldenQuery, type Verdict} from './search/quality';

const hitsOfModal = 8;

function timed<T>(work: () => T): readonly [result: T, milliseconds: number] {
  const start = performance.now();
  const result = work();
  return [result, performance.now() - start];
}

function line(name: string, places: readonly number[]): string {
  const {queries, top1, top3, top5, meanReciprocalRank} = scoreOf(places);
  const counts = [top1, top3, top5].map((count) => `${count}`.padStart(5)).join('');
  return `${name.padEnd(24)}${`${queries}`.padStart(7)}${counts}${meanReciprocalRank.toFixed(3).padStart(8)}`;
}

function report(verdicts: readonly Verdict[]): void {
  console.log(`\n${'half'.padEnd(24)}queries top1 top3 top5     MRR`);
  const halves = [...new Set(verdicts.map(({golden}) => golden.half))].sort();
  for (const half of [...halves, 'all']) {
    const chosen = verdicts.filter(({golden}) => half === 'all' || golden.half === half);
    console.log(
      line(
        half,
        chosen.map(({place}) => place),
      ),
    );
    console.log(
      line(
        `${half}, page alone`,
        chosen.map(({placeOfPage}) => placeOfPage),
      ),
    );
  }
}

function reportMisses(verdicts: readonly Verdict[]): void {
  for (const {golden, place, urls} of verdicts.filter(({place: found}) => found > 1)) {
    console.log(`\n${golden.id} "${golden.query}": ${place}\n  ${urls.slice(0, 5).join('\n  ')}`);
  }
}

/** Each query letter by letter, as the modal asks while one types. */
function reportSpeed(engine: Engine, queries: readonly string[]): void {
  const times = queries.flatMap((query) =>
    Array.from(query, (_, i) => {
      const typed = query.slice(0, i + 1);
      return timed(() => engine.search({query: typed, limit: hitsOfModal}))[1];
    }),
  );
  const [middle, high] = [quantile(times, 0.5), quantile(times, 0.95)];
  console.log(
    `\n${times.length} key strokes: p50 ${middle.toFixed(1)} ms, p95 ${high.toFixed(1)} ms`,
  );
}

/** What a first query costs, each on a page that has loaded nothing of the index. */
function reportFirst(queries: readonly string[]): void {
  const firsts = queries.map((query) => {
    const {index: cold, received} = builtIndex(buildFolder);
    const [, time] = timed(() =>
      createEngine(cold, () => translated).search({query, limit: hitsOfModal}),
    );
    return {bytes: received(), time};
  });
  const bytes = firsts.map((first) => first.bytes);
  const times = firsts.map((first) => first.time);
  console.log(
    `first query: bytes p50 ${quantile(bytes, 0.5)}, p95 ${quantile(bytes, 0.95)}; ` +
      `p50 ${quantile(times, 0.5).toFixed(0)} ms, p95 ${quantile(times, 0.95).toFixed(0)} ms`,
  );
}

const options = process.argv.slice(2);
const [goldenFile = 'tests/search/golden.json', buildFolder = 'build'] = options.filter(
  (option) => !option.startsWith('--'),
);
const {index} = builtIndex(buildFolder);
const engine = createEngine(index, () => translated);
console.log(`${index.places.size} sections, ${indexSize(buildFolder)} bytes`);
if (existsSync(goldenFile)) {
  const {queries} = JSON.parse(readFileSync(goldenFile, 'utf8')) as {queries: GoldenQuery[]};
  const search = (query: string): readonly string[] =>
    engine.search({query, limit: hitsOfModal}).hits.map(({section}) => section.url);
  const verdicts = queries.map((golden) => judge(golden, search));
  report(verdicts);
  if (options.includes('--misses')) reportMisses(verdicts);
  const typed = queries.map(({query}) => query);
  reportSpeed(engine, typed);
  reportFirst(typed);
} else {
  console.log(`no ${goldenFile}: nothing to judge by`);
}
