/** The code that analyses are turned into is Python and C++, and names what the files really have. */
import {describe, expect, it} from 'vitest';
import {readByPython} from '../../tools/check/codeBlocks/native';
import {pythonProblems} from '../../tools/check/codeBlocks/python';
import {isInstalled} from '../../tools/lib/programs';
import {
  codeAnalyses,
  codeFor,
  codeLanguages,
  releasesOf,
  type CodeLanguage,
  type CodeRelease,
} from '../../src/apps/histogramAnalyser/model/code';
import {labelOf, variableOf} from '../../src/apps/histogramAnalyser/model/code/labels';
import {cutsByChance} from '@site/src/test-kit/histogramAnalyser/testCuts';
import {apps} from '../../src/apps/histogramAnalyser/descriptions';
import type {Filter} from '../../src/apps/histogramAnalyser/model/cuts/filters';
import {effectiveCrossSection, samplesOf, variablesOf} from '../../src/data/catalogue';
import {problemsIn} from '../../src/lib/atlasopenmagic/atomCalls';
import {seededRandom} from '../../src/physics/random';
import {sampleKeys, type SampleKey} from '../../src/samples/registry';

const columnsOf = (key: SampleKey): readonly string[] =>
  apps[key].histograms.map(({dimension}) => dimension);

const cases = sampleKeys.flatMap((appKey) =>
  releasesOf(appKey).map((release) => [appKey, release] as const),
);

const request = (
  appKey: SampleKey,
  release: CodeRelease,
  cuts: ReadonlyMap<string, Filter>,
  column?: string,
) => ({
  appKey,
  release,
  cuts,
  luminosity: 25,
  page: 'https://example.org/apps/analyser',
  ...(column === undefined
    ? {}
    : {histogram: {name: column, column, axis: {edges: [0, 0.5, 20.25, 80]}}}),
});

function choicesFor(appKey: SampleKey): readonly ReadonlyMap<string, Filter>[] {
  const random = seededRandom(appKey.length + columnsOf(appKey).length);
  const values = Object.fromEntries(columnsOf(appKey).map((name) => [name, [0, 1, 2, 12.5, 75]]));
  const all = new Map(columnsOf(appKey).map((name) => [name, {from: 1, to: 60.5}] as const));
  return [new Map(), all, ...Array.from({length: 4}, () => cutsByChance(random, values))];
}

const written = new Map<string, readonly string[]>();

/** Code for some cuts, and for histograms of all quantities, one after another. */
function codesFor(appKey: SampleKey, release: CodeRelease, language: CodeLanguage) {
  const key = [appKey, release, language].join();
  const codes = written.get(key) ?? [
    ...choicesFor(appKey).map((cuts) => codeFor(request(appKey, release, cuts), language).text),
    ...columnsOf(appKey).map(
      (column) => codeFor(request(appKey, release, new Map(), column), language).text,
    ),
  ];
  written.set(key, codes);
  return codes;
}

const withoutTexts = (code: string): string => code.replace(/"(?:[^"\\]|\\.)*"|\/\/.*$/gm, '');

const counts = (text: string, sign: string): number => text.split(sign).length - 1;

describe.each(cases)('%s with the data of %s', (appKey, release) => {
  it.each(['uproot', 'rdataframe'] as const)(
    'is Python of %s, and calls what exists',
    (language) => {
      for (const code of codesFor(appKey, release, language)) {
        expect(pythonProblems(code)).toEqual([]);
        expect(problemsIn(code)).toEqual([]);
        expect(counts(code, 'atom.get_urls(')).toBe(1);
      }
    },
  );

  it('closes in C++ what it opens, and calls what exists from there', () => {
    for (const code of codesFor(appKey, release, 'cpp')) {
      const plain = withoutTexts(code);
      for (const [open, close] of ['()', '[]', '{}'].map((signs) => signs.split(''))) {
        expect(counts(plain, open ?? '')).toBe(counts(plain, close ?? ''));
      }
      expect(counts(plain, '"')).toBe(0);
      expect(problemsIn(code)).toEqual([]);
    }
  });

  it('has the same steps in both languages of ROOT', () => {
    const stepsIn = (code: string): readonly string[] =>
      Array.from(
        code.matchAll(/\.(?:Define|Filter)\(\s*("[^"]*"),\s*("[^"]*")/g),
        ([, name, value]) => `${name}: ${value}`,
      );
    const [python = '', cpp = ''] = (['rdataframe', 'cpp'] as const).map(
      (language) => codesFor(appKey, release, language)[1],
    );
    expect(stepsIn(python).length).toBeGreaterThan(10);
    expect(stepsIn(python)).toEqual(stepsIn(cpp));
  });

  it('has no line that is too wide', () => {
    const lines = codeLanguages.flatMap((language) =>
      codesFor(appKey, release, language).flatMap((code) => code.split('\n')),
    );
    expect(lines.filter((line) => line.length > 100)).toEqual([]);
  });

  it('names branches that the files have', async () => {
    const variables = new Set((await variablesOf(release)).map(({name}) => name));
    for (const code of codesFor(appKey, release, 'uproot')) {
      const lists = Array.from(code.matchAll(/^(?:\w*branches|scale_factors) = \[(.*?)\]$/gms));
      const names = lists.flatMap(([, list = '']) =>
        Array.from(list.matchAll(/"(\w+)"/g), ([, name = '']) => name),
      );
      expect(names.length).toBeGreaterThan(8);
      expect(names.filter((name) => !variables.has(name))).toEqual([]);
    }
  });

  it('gives its variables no names of branches, but for what is one', async () => {
    const variables = new Set((await variablesOf(release)).map(({name}) => name));
    const code = codesFor(appKey, release, 'cpp')[1] ?? '';
    const defined = Array.from(code.matchAll(/Define\("(\w+)"/g), ([, name = '']) => name);
    expect(defined.filter((name) => variables.has(name))).toEqual([]);
    expect(new Set(defined).size).toBe(defined.length);
  });

  it('compares energies in the unit of the files', () => {
    const code = codesFor(appKey, release, 'uproot')[0] ?? '';
    const bound = Number(/(?:lep|photon)_pt > ([\d.]+)/.exec(code)?.[1]);
    const isInMeV = release !== '2025e-13tev-beta';
    expect(bound).toBeGreaterThan(isInMeV ? 5000 : 5);
    expect(bound).toBeLessThan(isInMeV ? 40_000 : 40);
    expect(code.includes('/ 1000')).toBe(isInMeV);
  });

  it('adds up samples that exist, each once and in the collection', async () => {
    const {processes, skim} = codeAnalyses[appKey].sources.find(
      (source) => source.release === release,
    ) ?? {processes: []};
    const samples = await samplesOf(release);
    const datasets = processes.flatMap((process) => process.datasets);
    expect(new Set(datasets).size).toBe(datasets.length);
    for (const dataset of datasets) {
      const sample = samples.find(({dsid}) => dsid === dataset);
      expect(sample, String(dataset)).toBeDefined();
      if (sample && 'collections' in sample) expect(sample.collections).toContain(skim);
      if (sample && 'role' in sample) expect(sample.role, String(dataset)).toBe('nominal');
    }
    expect(processes.filter(({isSignal}) => isSignal)).toHaveLength(1);
    expect(processes[0]?.isSignal).toBe(true);
  });

  it('leaves no cut out but with a reason', () => {
    const {missing} = codeAnalyses[appKey].sources.find((source) => source.release === release) ?? {
      missing: {},
    };
    const cuts = new Map(columnsOf(appKey).map((name) => [name, {from: 1, to: 2}] as const));
    const {text, leftOut} = codeFor(request(appKey, release, cuts), 'uproot');
    const isFour = appKey === 'hzz13';
    expect(leftOut.map(({cut}) => cut)).toEqual(
      Object.keys(missing).map((name) => `1 <= ${labelOf(name, isFour).label} < 2`),
    );
    for (const name of Object.keys(missing)) {
      expect(text).toContain(`# no counterpart: (${variableOf(name)} >= 1)`);
    }
  });
});

it.skipIf(!isInstalled('python3'))(
  'Python itself reads all of it',
  () => {
    const codes = cases.flatMap(([appKey, release]) =>
      (['uproot', 'rdataframe'] as const).flatMap((language) =>
        codesFor(appKey, release, language),
      ),
    );
    expect(readByPython([...codes, 'x = (']).filter(Boolean)).toHaveLength(1);
  },
  30_000,
);

describe('better cross-sections', () => {
  it('of the 2025 release are those of the catalogue, and of the 2020 release if it has one', async () => {
    const [second] = (await samplesOf('2025e-13tev-beta')).filter(({dsid}) => dsid === 345324);
    const [top] = (await samplesOf('2020e-13tev')).filter(({dsid}) => dsid === 341081);
    const crossSections = (appKey: SampleKey, release: CodeRelease) =>
      codeAnalyses[appKey].sources.find((source) => source.release === release)?.crossSections;
    expect(second && effectiveCrossSection(second)).toBeCloseTo(
      crossSections('hww13', '2025e-13tev-beta')?.[345324] ?? NaN,
      3,
    );
    expect(top && 'expectedCrossSectionPb' in top && top.expectedCrossSectionPb).toBeCloseTo(
      crossSections('hyy13', '2020e-13tev')?.[341081] ?? NaN,
      4,
    );
    expect(crossSections('hww13', '2020e-13tev')).toEqual({345323: 0.04, 345324: 0.548});
  });
});

describe('the weight', () => {
  const weightIn = (appKey: SampleKey, release: CodeRelease): string =>
    codeFor(request(appKey, release, new Map([['bTags', {categories: [0]}]])), 'uproot').text;

  it('of the 2020 release has the cross-section and the sum of weights of the file', () => {
    const code = weightIn('ttz13', '2020e-13tev');
    expect(code).toContain('weight = 1000 * luminosity * sigma / events.SumWeights\n');
    expect(code).toContain('sigma = events.XSection  # pb');
    expect(code).toContain('luminosity = 10.064  # fb^-1 of data; the page showed 25');
    expect(code).not.toContain('BTAG');
  });

  it('of the 2025 release has three factors, and the b-tagging scale factor if the b-tag is cut on', () => {
    const code = weightIn('ttz13', '2025e-13tev-beta');
    expect(code).toContain('sigma = events.xsec * events.filteff * events.kfac  # pb');
    expect(code).toContain('/ events.sum_of_weights\n');
    expect(code).toContain('"ScaleFactor_FTAG"');
    expect(codeFor(request('ttz13', '2025e-13tev-beta', new Map()), 'uproot').text).not.toContain(
      'FTAG',
    );
  });

  it('of the 2016 release has the numbers of the catalogue, with the part of the sum that the file holds', () => {
    expect(weightIn('hww8', '2016e-8tev')).toContain('105985: 20.90286 / (2489550.66 * 0.388),');
  });
});
