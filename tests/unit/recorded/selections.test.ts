/** The selections of recorded data are those of the printed code, and find what is in the files. */
import {describe, expect, it} from 'vitest';
import {codeAnalyses} from '@site/src/apps/histogramAnalyser/model/code/sources';
import type {Source} from '@site/src/apps/histogramAnalyser/model/code/analysis';
import type {Expression} from '@site/src/apps/histogramAnalyser/model/code/expression';
import {mass, massless, pt, sum, type FourVector} from '@site/src/physics/fourVector';
import {openRootFile} from '@site/src/rootFile/adapter';
import {blobBytes} from '@site/src/rootFile/rootFile';
import {readSelected} from '@site/src/samples/recorded/readSelected';
import {recognised} from '@site/src/samples/recorded/recognise';
import {releaseKeys, type RecordedRelease} from '@site/src/samples/recorded/releases';
import type {ColumnValues} from '@site/src/samples/recorded/selection';
import {recordedKeys, selections, type RecordedKey} from '@site/src/samples/recorded/selections';
import {ntupleOf, rowsOf, type TestEvent, type TestFile} from '../../support/rootFiles/ntuple';
import {photonEvents, zEvents} from '../../support/rootFiles/testEvents';

/** One electron and one muon. */
const different = (event: TestEvent): TestEvent => ({
  ...event,
  leptons: event.leptons.map((lepton, i) => ({...lepton, type: i === 0 ? 11 : 13})),
});

function eventsFor(key: RecordedKey): readonly TestEvent[] {
  if (key === 'hyy13') return photonEvents(300, 5);
  if (key === 'hww13d') return zEvents(300, 1, 5).map(different);
  return zEvents(key === 'hzz13' ? 400 : 300, key === 'hzz13' ? 2 : 1, 5);
}

/** The values of the selected events by their run: in these files each event has one of its own. */
async function selected(key: RecordedKey, file: TestFile): Promise<Map<number, ColumnValues>> {
  const root = await openRootFile(blobBytes(new Blob([ntupleOf(file)]), 'x.root'));
  const rows = new Map<number, ColumnValues>();
  await readSelected(root, {
    fileName: 'x.root',
    selection: selections[key],
    take: (values, event) => rows.set(event.number('runNumber'), values),
  });
  return rows;
}

const cases = recordedKeys.flatMap((key) => releaseKeys.map((release) => [key, release] as const));

const sourceOf = (key: RecordedKey, release: RecordedRelease): Source =>
  codeAnalyses[key].sources.find((source) => source.release === release) as Source;

type Scope = Readonly<Record<string, number>>;

/** One lepton or photon by the masks of the printed C++. */
function isGood({objects}: Source, item: Scope): boolean {
  const scope: Record<string, unknown> = {
    ...{abs: Math.abs, cosh: Math.cosh, Where: (is: boolean, a: number, b: number) => (is ? a : b)},
    ...item,
  };
  for (const {name, cpp} of objects.masks) {
    const run = new Function(...Object.keys(scope), `return ${cpp};`);
    scope[name] = run(...Object.values(scope));
  }
  return Boolean(scope.good);
}

const columnOf = (quantity: string): string =>
  quantity.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

function holds(expression: Expression, values: ColumnValues): boolean {
  if ('all' in expression) return expression.all.every((each) => holds(each, values));
  if ('any' in expression) return expression.any.some((each) => holds(each, values));
  const {quantity, sign, bound} = expression;
  const value =
    {
      charge: values.sameCharge,
      et1_over_myy: Number(values.et1) / Number(values.myy),
      et2_over_myy: Number(values.et2) / Number(values.myy),
    }[quantity] ?? values[columnOf(quantity)];
  return new Function('value', 'bound', `return value ${sign} bound`)(value, bound) as boolean;
}

/** Four-vectors of the good objects of the events that the printed masks and triggers accept, by run. */
function acceptedBy(source: Source, file: TestFile): ReadonlyMap<number, readonly FourVector[]> {
  const {prefix, count, triggers} = source.objects;
  const scale = file.release === '2020e-13tev' ? 1000 : 1;
  const accepted = rowsOf(file).flatMap(({numbers, lists}) => {
    const hasFired = triggers.length === 0 || triggers.some((name) => numbers[name] === 1);
    const good = (lists[prefix] ?? []).filter((item) => isGood(source, item));
    if (!hasFired || good.length !== count) return [];
    const vectors = good.map((item) =>
      massless(
        Math.fround(Number(item[`${prefix}_pt`])) / scale,
        Number(item[`${prefix}_eta`]),
        Number(item[`${prefix}_phi`]),
      ),
    );
    return [[Number(numbers.runNumber), vectors] as const];
  });
  return new Map(accepted);
}

/** True if the momenta of good objects fit the preselection; the test files have pairs of opposite charge only. */
const fits: Readonly<Partial<Record<RecordedKey, (vectors: readonly FourVector[]) => boolean>>> = {
  zll13: (vectors) => {
    const m = mass(sum(...vectors));
    return Math.max(...vectors.map(pt)) > 25 && m > 50 && m < 140;
  },
  hyy13: (vectors) => {
    const m = mass(sum(...vectors));
    const [hard = 0, soft = 0] = vectors.map(pt).sort((a, b) => b - a);
    return hard > 35 && hard / m > 0.35 && soft / m > 0.25 && m > 105 && m < 160;
  },
  hzz13: (vectors) => {
    const m = mass(sum(...vectors));
    const [first = 0, second = 0, third = 0] = vectors.map(pt).sort((a, b) => b - a);
    return first > 25 && second > 15 && third > 10 && m > 80 && m < 250;
  },
};

describe.each(cases)('%s in %s', (key, release) => {
  const file: TestFile = {release, events: eventsFor(key), seed: 11};
  const source = sourceOf(key, release);
  const selecting = selected(key, file);

  it('keeps exactly the events that the printed code keeps', async () => {
    const rows = await selecting;
    const accepted = acceptedBy(source, file);
    const isFitting = fits[key];
    expect(Array.from(rows.keys()).filter((run) => !accepted.has(run))).toEqual([]);
    if (!isFitting) return;
    const expected = Array.from(accepted).filter(([, vectors]) => isFitting(vectors));
    expect(expected.length).toBeGreaterThan(50);
    expect(Array.from(rows.keys())).toEqual(expected.map(([run]) => run));
  });

  it('has values that pass the printed preselection', async () => {
    const rows = Array.from((await selecting).values());
    expect(rows.length).toBeGreaterThan(2);
    const failing = rows.filter(
      (values) => !source.preselection.every((expression) => holds(expression, values)),
    );
    expect(failing).toEqual([]);
  });
});

it.each(releaseKeys)(
  'the Z boson of a %s file peaks at 91.2 GeV within its resolution',
  async (release) => {
    const rows = await selected('zll13', {release, events: zEvents(1500, 1, 3), seed: 4});
    const near = Array.from(rows.values(), ({mll}) => Number(mll)).filter(
      (m) => Math.abs(m - 91.2) < 8,
    );
    expect(near.length).toBeGreaterThan(450);
    const mean = near.reduce((total, m) => total + m, 0) / near.length;
    const width = Math.sqrt(near.reduce((total, m) => total + (m - mean) ** 2, 0) / near.length);
    expect(Math.abs(mean - 91.19)).toBeLessThan(3 * (width / Math.sqrt(near.length)) + 0.1);
  },
);

it.each([
  ['hzz13', 'four-lepton'],
  ['hyy13', 'diphoton'],
  ['zll13', 'dilepton'],
] as const)('a file for %s is recognised as a %s file', async (key, kind) => {
  for (const release of releaseKeys) {
    const file = {release, events: eventsFor(key).slice(0, 20), seed: 2};
    const open = (more: Partial<TestFile> = {}) =>
      openRootFile(blobBytes(new Blob([ntupleOf({...file, ...more})]), 'x.root'));
    expect(await recognised(await open())).toMatchObject({release, kind, dataset: null});
    expect(await recognised(await open({dataset: 345_060}))).toMatchObject({dataset: 345_060});
    expect(await recognised(await open({without: ['met_et', 'met_mpx']}))).toBeUndefined();
  }
});
