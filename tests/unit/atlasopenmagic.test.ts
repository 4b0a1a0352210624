/** The reference of atlasopenmagic agrees with itself, its examples run, and each function has its place. */
import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {readByPython} from '../../tools/check/codeBlocks/native';
import {isInstalled} from '../../tools/lib/programs';
import {atlasopenmagicApi, functionNamed, groups, sectionOf} from '../../src/data/atlasopenmagic';
import {commands, globalOptions} from '../../src/data/atlasopenmagic/commandLine';
import {mcpTools} from '../../src/data/atlasopenmagic/mcpTools';
import {metadataFields} from '../../src/data/atlasopenmagic/metadataFields';
import {endpoints, environmentVariables} from '../../src/data/atlasopenmagic/settings';
import {troubles} from '../../src/data/atlasopenmagic/troubleshooting';
import {apiVersions, renamedFields} from '../../src/data/atlasopenmagic/versions';
import {callsIn, problemsIn} from '../../src/lib/atlasopenmagic/atomCalls';
import {signatureOf} from '../../src/lib/atlasopenmagic/atomSignature';

const names = atlasopenmagicApi.map(({name}) => name);
const current = atlasopenmagicApi.filter(({insteadCall}) => insteadCall === undefined);
const twice = <T>(list: readonly T[]): readonly T[] =>
  list.filter((entry, place) => list.indexOf(entry) !== place);

/** Smaller for earlier versions. */
const order = (version: string): number =>
  version.split('.').reduce((sum, part) => sum * 1000 + Number(part), 0);

it('names each thing once', () => {
  expect(names.length).toBeGreaterThan(20);
  expect(twice(names)).toEqual([]);
  expect(twice(troubles.map(({id}) => id))).toEqual([]);
  expect(twice(metadataFields.map(({name}) => name))).toEqual([]);
  expect(twice(environmentVariables.map(({name}) => name))).toEqual([]);
  expect(twice(endpoints.map(({service, path}) => service + path))).toEqual([]);
  expect(twice([...commands, ...globalOptions].map(({usage}) => usage))).toEqual([]);
});

it('every text ends as a sentence does, and closes its code', () => {
  const texts = [
    ...atlasopenmagicApi.flatMap(({summary, parameters, returns, errors, notes = [], example}) => [
      summary,
      ...parameters.map(({meaning}) => meaning),
      returns.meaning,
      ...errors.map(({when}) => when),
      ...notes,
      ...(example ? [example.shows] : []),
    ]),
    ...troubles.flatMap(({cause, advice}) => [cause, advice]),
    ...[...commands, ...globalOptions, ...mcpTools].map(({does}) => does),
    ...[...environmentVariables, ...metadataFields].map(({meaning}) => meaning),
    ...endpoints.map(({answers}) => answers),
  ];
  expect(texts.filter((text) => !text.endsWith('.'))).toEqual([]);
  expect(texts.filter((text) => text.split('`').length % 2 === 0)).toEqual([]);
});

describe.each(atlasopenmagicApi.map((entry) => [entry.name, entry] as const))(
  '%s',
  (name, entry) => {
    it('has the parameters that it needs before the others', () => {
      const optional = entry.parameters.map((parameter) => parameter.default !== undefined);
      expect(optional).toEqual([...optional].sort());
    });

    it('has its section on the page of its chapter, below a heading with its name', () => {
      const page = groups.find(({key}) => key === entry.group)?.page ?? '';
      const text = readFileSync(`.${page}.mdx`, 'utf8');
      const tag = `<ApiFunction name="${name}" />`;
      const section = text.slice(text.indexOf(`\n### ${name} {#${sectionOf(entry)}}\n`) + 1);
      expect(text.split(tag)).toHaveLength(2);
      expect(section.slice(0, section.indexOf(tag)).match(/^#+ /gm)).toEqual(['### ']);
    });

    it('came with a version that reports it, and changed later', () => {
      const version = apiVersions.find((candidate) => candidate.version === entry.since);
      expect(version?.brought.join(' ')).toMatch(new RegExp(`\`[^\`]*\\b${name}\\b`));
      const later = (entry.changes ?? []).map((change) => change.version);
      const known = apiVersions.map((candidate) => candidate.version);
      expect(later.filter((change) => !known.includes(change))).toEqual([]);
      const times = [entry.since, ...later].map(order);
      expect(times).toEqual(Array.from(new Set(times)).sort((a, b) => a - b));
    });
  },
);

it.each(current.map((entry) => [entry.name, entry] as const))(
  'the example of %s calls it, and only what exists',
  (name, {example}) => {
    const code = example?.code ?? '';
    expect(callsIn(code).map((call) => call.name)).toContain(name);
    expect(problemsIn(code)).toEqual([]);
  },
);

it.skipIf(!isInstalled('python3'))('Python reads every signature and every example', () => {
  const signatures = atlasopenmagicApi.map(
    (entry) => `${signatureOf(entry).replace('atom.', 'def ')}:\n    pass`,
  );
  const codes = [...signatures, ...current.map(({example}) => example?.code ?? '')];
  expect(readByPython(codes).filter((problem) => problem !== null)).toEqual([]);
});

it('a deprecated function names one that is not', () => {
  const instead = atlasopenmagicApi.flatMap(({insteadCall}) => insteadCall ?? []);
  expect(instead.length).toBeGreaterThan(0);
  const called = instead.map((call) => functionNamed(/^\w+/.exec(call)?.[0] ?? ''));
  expect(called.filter(({insteadCall}) => insteadCall !== undefined)).toEqual([]);
});

it('versions come newest first, by number and by date', () => {
  const numbers = apiVersions.map(({version}) => order(version));
  expect(numbers).toEqual([...numbers].sort((a, b) => b - a));
  const dates = apiVersions.map(({date}) => date);
  expect(dates).toEqual([...dates].sort().reverse());
});

it('every tool for language models stands for a function', () => {
  const unknown = mcpTools.filter(({name}) => !names.includes(name.replace(/^atlas_/, '')));
  expect(mcpTools).toHaveLength(13);
  expect(unknown).toEqual([]);
});

it('fields were renamed to fields that exist', () => {
  const fields = metadataFields.map(({name}) => name);
  expect(renamedFields.filter(([, since]) => !fields.includes(since))).toEqual([]);
  expect(renamedFields.filter(([before]) => fields.includes(before))).toEqual([]);
});
