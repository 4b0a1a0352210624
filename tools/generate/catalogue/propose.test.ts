import {mkdtempSync, readFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {politely} from '../../check/links/requestPolicy';
import {isInstalled} from '../../lib/programs';
import {unifiedDiff} from '../../lib/unifiedDiff';
import {askForRecords, type Portal} from './portal';
import {proposeRecords} from './propose';
import {sourceFolder} from './readTable';

const file = `${sourceFolder}/records.csv`;
const text = readFileSync(file, 'utf8');
const lineOf = (table: string, id: string): string =>
  table.split('\n').find((line) => line.startsWith(`${id},`)) ?? '';

/** The record 320 in the shape of the portal, with these changes. */
const record = (changes: object = {}, distribution: object = {}): object => ({
  id: '320',
  metadata: {
    recid: '320',
    title: 'ATLAS WPath 2014 Masterclass dataset 1',
    distribution: {number_events: 1000, number_files: 20, size: 173190255, ...distribution},
    date_published: '2014',
    ...changes,
  },
});

describe('what is proposed', () => {
  const propose = (answer: object | null, id = '320') =>
    proposeRecords(text, new Map([[id, answer as never]]), '2026-11-22');

  it('is a new day where the portal says the same', () => {
    const {text: after, messages} = propose(record());
    expect(messages).toEqual([]);
    expect(lineOf(after, '320')).toBe(lineOf(text, '320').replace('2026-06-30', '2026-11-22'));
    expect(lineOf(after, '321')).toBe(lineOf(text, '321'));
  });

  it('is the number of the portal, reported in words, and cells with commas stay whole', () => {
    const title = 'A "new" title, with a comma';
    const {text: after, messages} = propose(record({title}, {number_files: 21}));
    expect(messages).toEqual([
      `record 320, title: ATLAS WPath 2014 Masterclass dataset 1 becomes ${title}`,
      'record 320, files: 20 becomes 21',
    ]);
    expect(lineOf(after, '320')).toContain(',"A ""new"" title, with a comma",');
    expect(lineOf(after, '320')).toContain(',1000,21,173190255,');
  });

  it('takes nothing away that a record does not say', () => {
    const {messages} = propose({metadata: {title: 'ATLAS WPath 2014 Masterclass dataset 1'}});
    expect(messages).toEqual([]);
  });

  it('leaves a row alone that has other sources or is gone, and says so', () => {
    const {text: after, messages} = propose(null);
    expect(after).toBe(text);
    expect(messages).toEqual(['record 320 is not on the portal any more: look at it by hand']);
    const ofTwo = /^(\d+),.*,portal; luminosity-run-2,/m.exec(text)?.[1] ?? '';
    const other = propose(record(), ofTwo);
    expect(other.text).toBe(text);
    expect(other.messages.length).toBeGreaterThan(0);
  });

  it.skipIf(!isInstalled('git'))('can be applied as a diff', () => {
    const diff = unifiedDiff(process.cwd(), file, propose(record({}, {number_files: 21})).text);
    expect(diff).toContain(`--- a/${file}\n+++ b/${file}\n`);
    expect(diff.split('\n').filter((line) => /^\+(?!\+)/.test(line))).toHaveLength(1);
  });
});

describe('the portal', () => {
  let server: Server;
  let asked: string[];
  let portal: Portal;

  beforeEach(async () => {
    asked = [];
    server = createServer((request, response) => {
      asked.push(request.url ?? '');
      if (request.url === '/api/records/320') response.end(JSON.stringify(record()));
      else if (request.url === '/api/records/321') response.end('<html>maintenance</html>');
      else response.writeHead(request.url === '/api/records/322' ? 500 : 404).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const {port} = server.address() as AddressInfo;
    portal = {
      origin: `http://127.0.0.1:${port}`,
      cache: mkdtempSync(path.join(tmpdir(), 'portal-')),
      policy: {...politely, wait: () => Promise.resolve()},
    };
  });

  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  it('distinguishes a record that is gone from an answer that makes no sense', async () => {
    const answers = await askForRecords(['320', '321', '322', '323'], portal);
    expect([...answers.keys()]).toEqual(['320', '323']);
    expect(answers.get('320')?.metadata.distribution?.number_files).toBe(20);
    expect(answers.get('323')).toBeNull();
  });

  it('is asked once a day for what it answered, and again for what it did not', async () => {
    await askForRecords(['320', '322'], portal);
    await askForRecords(['320', '322'], portal);
    expect(asked).toEqual(['/api/records/320', '/api/records/322', '/api/records/322']);
  });
});
