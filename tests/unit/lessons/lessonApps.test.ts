/** The lessons with apps: their tables contain what the apps show, and their answers follow. */
import {describe, expect, it} from 'vitest';
import {libraryFile} from '../../../plugins/event-library/files';
import {classMass} from '../../../src/apps/eventDisplay/model/masterclass/masterclass';
import type {EventGroup} from '../../../src/apps/eventDisplay/model/library';
import {readPhoenix} from '../../../src/apps/eventDisplay/model/phoenix/read';
import {findTheHiggsApp} from '../../../src/data/lessons/findTheHiggsApp';
import {sortTheCollisions} from '../../../src/data/lessons/sortTheCollisions';
import {teachAMachine} from '../../../src/data/lessons/teachAMachine';
import type {LessonSource} from '../../../src/data/lessons/schema';
import {left, significance} from '../guideNumbers/sample';
import {isBoth, isNear, unseen} from '../workedNumbers/packs/teachAMachine';
import {fixed, whole} from '../workedNumbers/print';

const tables = ({worksheet}: LessonSource): readonly (readonly (readonly string[])[])[] =>
  worksheet.flatMap((block) => (block.kind === 'table' ? [block.rows] : []));

const answer = ({answers}: LessonSource, place: number): string => answers[place]?.text ?? '';

const mean = (values: readonly number[]): number =>
  values.reduce((a, b) => a + b, 0) / values.length;

describe('sorted collisions', () => {
  const [, masses = []] = tables(sortTheCollisions);
  const [muons = [], leptons = []] = masses.map((row) => row.slice(1).map(Number));

  it.each<readonly [EventGroup, readonly number[]]>([
    ['zmumu', muons],
    ['h4l', leptons],
  ])('have the masses of the first events of %s', (group, printed) => {
    const {events} = readPhoenix(libraryFile(group).text);
    expect(printed).toHaveLength(12);
    expect(printed).toEqual(
      events.slice(0, 12).map((event) => Number(classMass(event)?.toFixed(1))),
    );
  });

  it('have the mean, the median and the histogram of the answers', () => {
    const sorted = [...muons].sort((a, b) => a - b);
    const median = ((sorted[5] ?? 0) + (sorted[6] ?? 0)) / 2;
    const peak = answer(sortTheCollisions, 2);
    expect(peak).toContain(`The mean is ${mean(muons).toFixed(1)} GeV`);
    expect(peak).toContain(`the median ${median.toFixed(1)} GeV`);
    const far = Math.max(...muons);
    const moved = mean(muons) - mean(muons.filter((mass) => mass !== far));
    expect(peak).toContain(`with ${far} GeV`);
    expect(peak).toContain(`the mean by ${moved.toFixed(1)} GeV`);
    const higgs = answer(sortTheCollisions, 3);
    expect(higgs).toContain(`The mean is ${mean(leptons).toFixed(1)} GeV`);
    expect(higgs).toContain(`between ${Math.min(...leptons)} and ${Math.max(...leptons)} GeV`);
    const {grid} = sortTheCollisions.answers[2] ?? {};
    const {from = 0, to = 0, bin = 1, counts} = grid ?? {};
    const inBin = (i: number): number =>
      muons.filter((mass) => mass >= from + i * bin && mass < from + (i + 1) * bin).length;
    expect(Array.from({length: (to - from) / bin}, (_, i) => inBin(i))).toEqual(counts);
  });
});

describe('a tree by hand', () => {
  it('classifies the test events as the answer says', () => {
    const predictionsOf = (tree: (event: (typeof unseen)[number]) => boolean): readonly string[] =>
      unseen.map((event) => (tree(event) ? 'S' : 'B'));
    const {rows} = teachAMachine.answers.flatMap(({table}) => table ?? [])[0] ?? {rows: []};
    expect(rows.slice(1).map((row) => row.slice(1))).toEqual([
      predictionsOf(isNear),
      predictionsOf(isBoth),
    ]);
    const kinds = unseen.map(({isSignal}) => (isSignal ? 'S' : 'B'));
    expect(rows[0]?.slice(1)).toEqual(kinds);
  });
});

describe('cut by cut', () => {
  const selections: Readonly<Record<string, string>> = {
    none: '',
    'dilepton mass < 75': 'mll<75',
    '2 or more jets': 'jets>=2',
    'a b-tag': 'bTags>=1',
    'missing momentum > 100': 'met>=100',
    'no jet': 'jets=0 mll<75 ptll>=30 met>=40 deltaPhiLl<80',
    'one jet': 'jets=1 bTags=0 channel=2 mll<70 ptll>=30 deltaPhiLl<80',
  };
  const cutsOf = (name = ''): string => {
    const cuts = selections[name];
    if (cuts === undefined) throw new RangeError(`What does ${name} require?`);
    return cuts;
  };
  const sheet = tables(findTheHiggsApp).slice(0, 2).flat();
  const key = findTheHiggsApp.answers.flatMap(({table}) => table?.rows ?? []);

  it('has the expected events that the analyser shows with its default normalisation', () => {
    expect(sheet).toHaveLength(7);
    for (const [name, ...cells] of sheet) {
      const yieldOf = (process: string): number => left('hww13', cutsOf(name), process);
      const [signal, ...others] = ['higgs', 'ww', 'ttbar', 'z'].map(yieldOf);
      expect([name, ...cells.slice(0, 4)]).toEqual([
        name,
        signal?.toFixed(1),
        ...others.map(whole),
      ]);
    }
  });

  it('has the significances that the analyser shows in its answer key', () => {
    expect(key).toHaveLength(7);
    for (const [name, , printed] of key) {
      const value = significance('hww13', cutsOf(name));
      expect([name, printed]).toEqual([name, fixed(value, value < 1 ? 3 : 2)]);
    }
  });

  it('reports how many Higgs events the two normalisations have', () => {
    const old = whole(left('hww13', '', 'signal', 'published2020'));
    const now = whole(left('hww13', '', 'signal'));
    expect(answer(findTheHiggsApp, 5)).toContain(`from ${old} Higgs events instead of ${now}`);
  });
});
