import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import type {QuotedItem, VerifiedFile} from '../../../src/data/liveSources';
import {politely} from '../links/requestPolicy';
import type {Finding} from './finding';
import {oneByOne} from './oneByOne';
import {afterRun, reportOf} from './outcome';
import {paths, recordWith} from './playedSources';
import {differences, nothing, of, startRun, today, unverified, type Run} from './testProject';

let run: Run;

beforeEach(async () => {
  run = await startRun();
});

afterEach(() => run.sources.close());

describe('what cannot be verified', () => {
  const earlier: VerifiedFile = {
    version: 1,
    items: {'record:15005': {on: '2026-12-24', differences: 0}},
  };

  it('is everything while no source can be reached, and keeps its earlier day', async () => {
    await run.sources.close();
    const findings = await run.verify(earlier);
    expect(unverified(findings)).toHaveLength(findings.length);
    expect(differences(findings)).toEqual([]);
    expect(afterRun(findings, earlier, today)).toEqual(earlier);
    expect(reportOf(findings)).toContain('0 of 3 agree, 0 differ, 3 not verified');
    run = await startRun();
  });

  it('is what a source answers with something that is not JSON, or not a record', async () => {
    run.sources.answers.set(paths.record(390), {body: '<html>maintenance</html>'});
    run.sources.answers.set(paths.record(15005), {body: '{"id": 15005}'});
    const findings = await run.verify(earlier);
    expect(of(findings, 'record:390')?.unverified).toBe('the answer is not JSON');
    expect(of(findings, 'record:15005')?.unverified).toContain(
      'another form than expected (metadata)',
    );
    const {items} = afterRun(findings, earlier, today);
    expect(items['record:390']).toBeUndefined();
    expect(items['record:15005']).toEqual(earlier.items['record:15005']);
  });

  it('is what a server answers with an error', async () => {
    run.sources.answers.set(paths.doi, {status: 502});
    const findings = await run.verify();
    expect(of(findings, 'doi:10.7483/opendata.atlas.2y1t.tlgl')?.unverified).toBe('HTTP 502');
  });

  it('is what a server does not answer in time, after it was asked again', async () => {
    run.sources.answers.set(paths.record(390), {isSilent: true});
    const findings = await run.verify(nothing, {patience: 200});
    expect(of(findings, 'record:390')?.unverified).toBe('no answer within 0.2 s');
    expect(run.pauses).toContain(2_000);
  });

  it('is not asked for any more from a source that is down', async () => {
    const items = [1, 2, 3, 4, 5, 6, 7].map((id): QuotedItem => `record:${id}`);
    const requestedItems: string[] = [];
    const verify = (item: QuotedItem): Promise<Finding> => {
      requestedItems.push(item);
      const finding: Finding = {item, differences: [], unverified: 'no connection'};
      return Promise.resolve(item === 'record:1' ? finding : {...finding, isSilent: true});
    };
    const policy = {...politely, wait: () => Promise.resolve()};
    const findings = await oneByOne(items, run.sources.origin, policy, verify);
    expect(requestedItems).toEqual(items.slice(0, 6));
    expect(unverified(findings)).toEqual(items);
    expect(findings.at(-1)?.unverified).toContain('not asked: 5 questions before it');
  });

  it('is not a record that a server returns after the requested pause', async () => {
    const answers = [{status: 429, headers: {'retry-after': '7'}}, recordWith(390, (text) => text)];
    run.sources.answers.set(paths.record(390), answers);
    expect(of(await run.verify(), 'record:390')?.unverified).toBeUndefined();
    expect(run.pauses).toContain(7_000);
  });

  it('is what a record does not say', async () => {
    const body = recordWith(80037, (text) => text.replace('_file_indices', '_other'));
    run.sources.answers.set(paths.record(80037), body);
    expect(of(await run.verify(), 'record:80037')?.unverified).toContain('does not say files');
  });

  it('are the calls of a package whose wheel is damaged', async () => {
    run.sources.answers.set(paths.wheel, {body: 'cut off'});
    const {unverified: why} = of(await run.verify(), 'package:atlasopenmagic/get_urls') ?? {};
    expect(why).toBe('its wheel does not match the checksum on PyPI');
  });
});
