/** Class codes: each selection of each app has one, which is short and read again. */
import {describe, expect, it} from 'vitest';
import {bareCode, characters, printCode} from '@site/src/kit/classResults/spokenCode';
import {seededRandom} from '@site/src/physics/random';
import {apps} from '../../descriptions';
import {changed, startOf, type Analysis} from '../../model/analysis';
import {edgesOf} from '../../model/counting/axis';
import {isRange, passes, type Filter} from '../../model/cuts/filters';
import {schemeOf, type AppDescription} from '../../model/description';
import {codeOf, readClassCode, appNumberOf, appOfNumber} from '../../model/classResults/classCode';

const random = seededRandom(2027);
const below = (count: number): number => Math.floor(random() * count);
const pick = <Item>(list: readonly Item[]): Item => list[below(list.length)] as Item;

/** An end of a cut as a brush, a typed number or a stored value gives it, all at the precision of the samples. */
function someEnd(edges: readonly number[]): number {
  const [low, high] = [edges[0] as number, edges.at(-1) as number];
  const value = low + random() * (high - low);
  const rounded = Number(Math.max(0, value).toFixed(below(4)));
  return random() < 0.4 ? pick(edges) : rounded;
}

function someFilter(description: AppDescription, dimension: string): Filter {
  const histogram = description.histograms.find((one) => one.dimension === dimension);
  if (!histogram) throw new Error(dimension);
  if (histogram.categories) {
    const all = histogram.categories.map((_, category) => category);
    return {categories: all.filter((one) => one === 0 || random() < 0.5)};
  }
  if (random() < 0.1) return {categories: [below(3), 3 + below(5), 31]};
  const edges = edgesOf(histogram.axis);
  const [from, to] = [someEnd(edges), someEnd(edges)].sort((a, b) => a - b) as [number, number];
  const kind = below(3);
  return {from: kind === 0 ? null : from, to: kind === 1 ? null : to};
}

const set = (
  description: AppDescription,
  analysis: Analysis,
  name: string,
  value: number | string,
) => changed(schemeOf(description), analysis, {type: 'option', name, value});

function someAnalysis(description: AppDescription, cuts: number): Analysis {
  const scheme = schemeOf(description);
  let analysis = startOf(scheme);
  const free = scheme.dimensions.map(({name}) => name);
  for (let at = 0; at < cuts; at += 1) {
    const [dimension = ''] = free.splice(below(free.length), 1);
    const filter = someFilter(description, dimension);
    analysis = changed(scheme, analysis, {type: 'cut', dimension, filter});
  }
  if (random() < 0.8) {
    const groups = 2 + below(39);
    analysis = set(description, analysis, 'groups', groups);
    analysis = set(description, analysis, 'group', 1 + below(groups));
    analysis = set(description, analysis, 'seed', below(1_000_000));
  }
  return random() < 0.5 && description.presets.length > 0
    ? set(description, analysis, 'preset', pick(description.presets))
    : analysis;
}

const printed = (description: AppDescription, analysis: Analysis, version = '1'): string => {
  const code = codeOf(description, analysis, version);
  if ('impossible' in code) throw new Error(code.impossible);
  return code.code;
};

describe.each(Object.values(apps))('$key', (description: AppDescription) => {
  it('has each of 200 random selections in a short code, which is read again', () => {
    for (let round = 0; round < 200; round += 1) {
      const cuts = below(description.histograms.length + 1);
      const analysis = someAnalysis(description, cuts);
      const code = printed(description, analysis);
      expect(code.length).toBeLessThanOrEqual(cuts <= 5 ? 80 : 160);
      const read = readClassCode(code.toLowerCase().replaceAll('-', ' '), apps);
      if ('refused' in read) throw new Error(`${code}: ${read.refused}`);
      expect(read.coded).toMatchObject({text: code, description, sampleVersion: '1', analysis});
      expect(Array.from(read.coded.analysis.cuts.keys())).toEqual(Array.from(analysis.cuts.keys()));
    }
  });

  it('keeps to the lengths with the longest cuts', () => {
    const scheme = schemeOf(description);
    const plain = set(description, set(description, startOf(scheme), 'groups', 40), 'group', 39);
    let analysis = set(description, plain, 'seed', 999_999);
    for (const preset of description.presets) {
      analysis = set(description, analysis, 'preset', preset);
    }
    for (const [at, {name}] of [...scheme.dimensions].reverse().entries()) {
      const filter = {from: 999.871, to: 999.987};
      analysis = changed(scheme, analysis, {type: 'cut', dimension: name, filter});
      expect(printed(description, analysis, '63').length).toBeLessThanOrEqual(at < 5 ? 80 : 160);
    }
  });

  it('has a number that no other app has', () => {
    expect(appOfNumber(appNumberOf(description.key) ?? 0)).toBe(description.key);
  });
});

it('an end between two stored values stands for the next one: the same events pass', () => {
  const {hww13} = apps;
  for (let round = 0; round < 2000; round += 1) {
    const from = pick([random() * 200 - 20, random(), 1e-9, 655.351, 5000, 74.3121, 0.1 + 0.2]);
    const to = from + pick([1e-7, 0.0004, 0.01, 33.3333]);
    const scheme = schemeOf(hww13);
    const analysis = changed(scheme, startOf(scheme), {
      type: 'cut',
      dimension: 'mll',
      filter: {from, to},
    });
    const read = readClassCode(printed(hww13, analysis), apps);
    const cut = 'coded' in read ? read.coded.analysis.cuts.get('mll') : undefined;
    if (!cut || !isRange(cut)) throw new Error(String(from));
    const nearest = Math.round(from * 100);
    for (const stored of [nearest - 1, nearest, nearest + 1, nearest + 3333, below(65_536)]) {
      const value = Math.min(65_535, Math.max(0, stored)) / 100;
      expect(passes(cut, value), `${from} to ${to}: ${value}`).toBe(passes({from, to}, value));
    }
  }
});

it('each altered character of a code is noticed', () => {
  const code = bareCode(printed(apps.hww13, someAnalysis(apps.hww13, 5)));
  for (let at = 0; at < code.length; at += 1) {
    for (const other of characters.replace(code.charAt(at), '')) {
      const read = readClassCode(code.slice(0, at) + other + code.slice(at + 1), apps);
      expect('refused' in read).toBe(true);
    }
  }
});

describe('a code is refused', () => {
  const code = printed(apps.hzz13, someAnalysis(apps.hzz13, 2));
  const refusal = (text: string, known: Parameters<typeof readClassCode>[1] = apps) => {
    const read = readClassCode(text, known);
    return 'refused' in read ? read.refused : '';
  };
  it('for an app that the page does not have', () => {
    expect(refusal(code, {})).toMatch(/does not support/);
    expect(refusal(printCode(30n))).toMatch(/does not support/);
  });
  it('for other bins of the app', () => {
    const [first, ...others] = apps.hzz13.histograms;
    const histograms = [{...first, axis: {low: 80, high: 170, bins: 18}}, ...others];
    expect(refusal(code, {...apps, hzz13: {...apps.hzz13, histograms} as AppDescription})).toMatch(
      /different version of the analyser/,
    );
  });
  it('for names of objects', () => {
    expect(refusal('__proto__')).toMatch(/does not begin with R|which no code has/);
  });
});

describe('an analysis has no code', () => {
  const why = (description: AppDescription, analysis: Analysis, version = '1'): string => {
    const code = codeOf(description, analysis, version);
    return 'impossible' in code ? code.impossible : '';
  };
  const start = (description: AppDescription): Analysis => startOf(schemeOf(description));
  it('if its events are not those of the sample', () => {
    const {hww13, hzz13} = apps;
    expect(why(hww13, set(hww13, start(hww13), 'spin', 'off'))).toMatch(/What if/);
    expect(why(hzz13, set(hzz13, start(hzz13), 'throw', 3))).toMatch(/new pseudo-data/);
    expect(why(hzz13, {...start(hzz13), luminosity: 100})).toMatch(/Set 36.6 fb⁻¹/);
    expect(why(hww13, {...start(hww13), luminosity: 100})).toBe('');
  });
  it('of a file of the user, and of a version with a name', () => {
    expect(why({...apps.hww13, key: 'toString'}, start(apps.hww13))).toMatch(
      /samples on this site/,
    );
    expect(why(apps.hww13, start(apps.hww13), 'draft')).toMatch(/samples on this site/);
  });
});
