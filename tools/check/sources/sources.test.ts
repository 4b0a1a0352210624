import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {isInstalled} from '../../lib/programs';
import {afterRun, reportOf} from './outcome';
import {packageOf, paths, recordWith} from './playedSources';
import {usageTokens} from './quotedPackages';
import {
  differences,
  nothing,
  of,
  startRun,
  today,
  unverified,
  withoutPackages,
  type Run,
} from './testProject';

let run: Run;

beforeEach(async () => {
  run = await startRun();
});

afterEach(() => run.sources.close());

describe('where everything agrees', () => {
  it('every fact is found and verified on that day', async () => {
    const findings = await run.verify();
    expect(differences(findings)).toEqual([]);
    expect(unverified(withoutPackages(findings))).toEqual([]);
    const {items} = afterRun(findings, nothing, today);
    expect(Object.keys(items)).toEqual(
      expect.arrayContaining([
        'doi:10.7483/opendata.atlas.2y1t.tlgl',
        'record:15005',
        'record:390',
        'record:80037',
      ]),
    );
    expect(items['record:80037']).toEqual({
      on: today,
      differences: 0,
      files: expect.stringMatching(/^[0-9a-f]{16}$/) as string,
    });
    expect(reportOf(findings)).toContain('3 of 3 agree, 0 differ, 0 not verified');
  });

  it.skipIf(!isInstalled('python3'))(
    'functions and commands of packages are verified too',
    async () => {
      const {items} = afterRun(await run.verify(), nothing, today);
      const names = ['', '/atom', '/get_urls'].map((name) => `package:atlasopenmagic${name}`);
      for (const name of names) expect(items[name], name).toEqual({on: today, differences: 0});
    },
  );

  it('each source gets one request at a time, with pauses between them', async () => {
    await run.verify();
    expect(run.sources.most()).toBe(1);
    expect(run.sources.requests).toHaveLength(6);
    // Two more records after the first, and the wheel.
    expect(run.pauses).toEqual([1_000, 1_000, 1_000]);
  });
});

describe('what is different', () => {
  it('a size, in the table and on the page', async () => {
    const body = recordWith(15005, (record) => record.replaceAll('446971392', '500000000'));
    run.sources.answers.set(paths.record(15005), body);
    expect(of(await run.verify(), 'record:15005')?.differences).toEqual([
      {
        where: 'src/data/catalogue/source/collections.csv:2',
        what: 'zipBytes',
        here: '446971392',
        there: '500000000',
      },
      {
        where: 'docs/page.mdx:1',
        what: 'size',
        here: '447 MB',
        there: 'nothing of this size; 460.0\u00a0MB in all',
      },
    ]);
  });

  it('the size of a sample that a file index lists', async () => {
    const body = recordWith(80037, (record) => record.replaceAll('7000000000', '7000000001'));
    run.sources.answers.set(paths.record(80037), body);
    expect(of(await run.verify(), 'record:80037')?.differences).toEqual([
      {
        where: 'src/data/catalogue/source/samples-2024r-hi.csv:2',
        what: 'bytes',
        here: '7000000000',
        there: '7000000001',
      },
    ]);
  });

  it('a DOI that is gone', async () => {
    run.sources.answers.delete(paths.doi);
    const findings = await run.verify();
    expect(differences(findings)).toEqual([
      {
        where: 'docs/page.mdx:3, src/data/catalogue/source/records.csv:3',
        what: 'DOI',
        here: '10.7483/opendata.atlas.2y1t.tlgl',
        there: 'no such DOI (HTTP 404)',
      },
    ]);
    expect(reportOf(findings)).toContain('the source says no such DOI (HTTP 404)');
  });

  it('a DOI that stands for another work', async () => {
    run.sources.answers.set(paths.doi, {body: '{"title": ["Seismology of the", "Alps"]}'});
    expect(differences(await run.verify())).toMatchObject([{there: 'Seismology of the Alps'}]);
  });

  it('a record that was withdrawn', async () => {
    run.sources.answers.set(paths.record(390), {status: 410, body: '{"status": 410}'});
    const findings = await run.verify();
    expect(differences(findings)).toMatchObject([
      {what: 'record', here: '390', there: 'no such record (HTTP 410)'},
    ]);
    expect(afterRun(findings, nothing, today).items['record:390']).toEqual({
      on: today,
      differences: 1,
    });
  });

  it('a checksum that the page prints', async () => {
    const body = recordWith(15005, (record) => record.replace('b6a8df64', 'b6a8df65'));
    run.sources.answers.set(paths.record(15005), body);
    expect(differences(await run.verify())).toEqual([
      {
        where: 'docs/page.mdx:3',
        what: 'checksum',
        here: 'adler32:b6a8df64',
        there: 'no file with this checksum',
      },
    ]);
  });

  it('files that were replaced under the same sizes, until a person has seen it', async () => {
    const before = afterRun(await run.verify(), nothing, '2026-12-24');
    const body = recordWith(80037, (record) => record.replace('0b054972', '0b054973'));
    run.sources.answers.set(paths.record(80037), body);
    const findings = await run.verify(before);
    expect(differences(findings)).toMatchObject([{what: 'checksums of the files'}]);
    const after = afterRun(findings, before, today);
    expect(after.items['record:80037']).toEqual({
      ...before.items['record:80037'],
      on: today,
      differences: 1,
    });
    expect(differences(await run.verify(after))).toHaveLength(1);
  });

  it.skipIf(!isInstalled('python3'))(
    'a function that was renamed, and one with another default',
    async () => {
      const renamed = 'def get_addresses(key):\n    add_argument("--json")\n';
      for (const [path, answer] of packageOf(run.sources.origin, renamed)) {
        run.sources.answers.set(path, answer);
      }
      expect(differences(await run.verify())).toEqual([
        {
          where: 'functions/',
          what: 'function',
          here: 'nothing of get_addresses',
          there: 'get_addresses(key)',
        },
        {
          where: 'functions/files.ts',
          what: 'function',
          here: "get_urls(key, skim='noskim', *args)",
          there: 'no such function; nearest: get_addresses',
        },
      ]);
      const changed = 'def get_urls(key, skim="4lep", *args):\n    add_argument("--yaml")\n';
      for (const [path, answer] of packageOf(run.sources.origin, changed)) {
        run.sources.answers.set(path, answer);
      }
      expect(differences(await run.verify()).map(({there}) => there)).toEqual([
        "get_urls(key, skim='4lep', *args)",
        'nothing of this name in its source',
      ]);
    },
  );
});

it('of a usage line, what is typed as it stands are options and words in small letters', () => {
  const usage = 'atom dataset urls D [--skim S] [--cache | --no-cache] [PACKAGE …]';
  expect(usageTokens(usage)).toEqual(['dataset', 'urls', '--skim', '--cache', '--no-cache']);
});
