import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {load} from 'cheerio';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {registry} from '../../src/apps/registry';
import {lessons} from '../../src/data/lessons';
import {madeSamples} from '../samples/files';
import write from './write';

const folder = mkdtempSync(path.join(tmpdir(), 'thumbnails-'));
let text = '';
let lessonText = '';

beforeAll(async () => {
  await write({folder, samples: await madeSamples(process.cwd())});
  text = readFileSync(path.join(folder, 'apps.svg'), 'utf8');
  lessonText = readFileSync(path.join(folder, 'lessons.svg'), 'utf8');
});

afterAll(() => rmSync(folder, {recursive: true}));

it('draws every app once, with something to see', () => {
  const $ = load(text, {xml: true});
  const drawn = $('symbol').toArray();
  expect(drawn.map((symbol) => $(symbol).attr('id'))).toEqual(registry.map(({slug}) => slug));
  for (const symbol of drawn) expect($(symbol).find('path[d]').length).toBeGreaterThan(1);
  expect(text).not.toContain('NaN');
  expect(text).not.toContain('Infinity');
});

it('draws every lesson once, with something to see', () => {
  const $ = load(lessonText, {xml: true});
  const drawn = $('symbol').toArray();
  expect(drawn.map((symbol) => $(symbol).attr('id'))).toEqual(lessons.map(({id}) => id));
  for (const symbol of drawn) expect($(symbol).find('path[d]').length).toBeGreaterThan(1);
  expect(lessonText).not.toMatch(/NaN|Infinity/);
});

it('uses tokens of the style sheets only, so that it follows the colour mode', () => {
  const tokens = readFileSync('src/css/tokens.css', 'utf8');
  const both = text + lessonText;
  const used = new Set(Array.from(both.matchAll(/var\((--[a-z-]+)\)/g), ([, name]) => name));
  expect(used.size).toBeGreaterThan(8);
  expect([...used].filter((name) => !tokens.includes(`${name}:`))).toEqual([]);
  expect(both).not.toMatch(/#[0-9a-f]{3}/i);
});

it('shows the Z boson at its mass, in the sample of the app', () => {
  const $ = load(text, {xml: true});
  const area = $('symbol#z-analyser path[fill="var(--process-zjets)"]').attr('d') ?? '';
  // From the left edge: the position after each height; the highest bin is at the top of the frame.
  const highest = /H([\d.]+)V14H([\d.]+)/.exec(area);
  const [from, to] = [Number(highest?.[1]), Number(highest?.[2])];
  const mass = 50 + ((from + to) / 2 - 8) * (90 / 272);
  expect(mass).toBeGreaterThan(90);
  expect(mass).toBeLessThan(92.5);
});
