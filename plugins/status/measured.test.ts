/** The page of states with a fresh, an old, a spoilt and no file of the nightly check. */
import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {statusChecks} from '../../src/data/status';
import {withMeasured} from '../../src/lib/status/measuredStatus';
import {statusOn} from '../../src/lib/status/statusOn';
import type {MdxNode} from '../mdx-tags/mdxTree';
import {readMeasured} from './readMeasured';
import {statusTags} from '.';

const portal = 'https://opendata.cern.ch/record/80020';

function fileWith(content: string): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'status-')), 'links.json');
  writeFileSync(file, content);
  return file;
}

function measured(at: string): string {
  const item = {
    address: portal,
    at,
    outcome: 'works',
    message: 'HTTP 200',
    pages: ['/docs/status'],
  };
  return fileWith(JSON.stringify({version: 1, items: [item]}));
}

/** The state of the portal on the day of the build. */
function stateOfPortal(place: string): string {
  const [first] = withMeasured(statusChecks.services, readMeasured(place));
  if (first?.subject !== 'CERN Open Data Portal') throw new Error('the portal is not the first');
  return statusOn(first, '2026-03-04');
}

/** Whether the page is built with the answer of the night. */
function pageSaysThatItAnswered(place: string): boolean {
  const tag: MdxNode = {
    type: 'mdxJsxFlowElement',
    name: 'StatusChecks',
    attributes: [{name: 'group', value: 'services'}],
  };
  const now = () => new Date('2026-03-04T12:00:00Z');
  statusTags(now, place)()({type: 'root', children: [tag]}, {path: 'docs/status.mdx'});
  return JSON.stringify(tag.attributes).includes('It answered.');
}

it('is on the page that is built after it', () => {
  expect(pageSaysThatItAnswered(measured('2026-03-04T03:20:00.000Z'))).toBe(true);
  expect(pageSaysThatItAnswered('/nowhere/links.json')).toBe(false);
});

it('is as found last night', () => {
  expect(stateOfPortal(measured('2026-03-04T03:20:00.000Z'))).toBe('works');
});

it('is unknown with a file that is older than a result of a service lasts', () => {
  expect(stateOfPortal(measured('2026-02-24T03:20:00.000Z'))).toBe('unknown');
});

it('is unknown without a file, and with one that is truncated or from a different version', () => {
  expect(stateOfPortal('/nowhere/links.json')).toBe('unknown');
  expect(stateOfPortal(fileWith('{"version": 1, "items": ['))).toBe('unknown');
  expect(stateOfPortal(fileWith('{"version": 2, "items": []}'))).toBe('unknown');
});
