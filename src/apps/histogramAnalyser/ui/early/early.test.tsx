/** The first plots of the pages: what is drawn is read back, and compared with the sample. */
import {load, type CheerioAPI} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {decode} from '@site/src/samples/format/decode';
import {samples} from '@site/src/samples/registry';
import {apps} from '../../descriptions';
import {createCrossfilter} from '../../model/counting/crossfilter';
import {histogramOf} from '../../model/counting/sums';
import {uncutFileOf, uncutSnapshot} from '../../model/counting/uncut';
import {dimensionsOf, type AppDescription} from '../../model/description';
import type {EarlySample} from '../../model/earlySample';
import {eventsOf} from '../../model/events/sampleEvents';
import type {PageSettings} from '../../model/start';
import {earlyAnalyser} from './earlyAnalyser';
import {earlyHtml} from './earlyHtml';

/** Samples that are generated in seconds: with linear axes, and with logarithmic ones. */
const keys = ['hzz13', 'dm13'] as const;
type Key = (typeof keys)[number];

function sampleOf(key: Key): EarlySample {
  const made = samples[key].made();
  const manifest = {...made.manifest, parts: [], compressedBytes: 0, sha256: key};
  const description: AppDescription = apps[key];
  const events = eventsOf(decode(manifest, made.bytes.buffer), description);
  const {answer} = createCrossfilter(events, dimensionsOf(description));
  return {manifest, uncut: uncutFileOf(answer({filters: {}}), manifest.sha256)};
}

const early: Readonly<Record<Key, EarlySample>> = {
  hzz13: sampleOf('hzz13'),
  dm13: sampleOf('dm13'),
};

const earlyOf = (key: Key, settings: PageSettings = {}) =>
  earlyAnalyser(apps[key], settings, early[key]);

function pictureOf(key: Key, settings?: PageSettings): CheerioAPI {
  const found = earlyOf(key, settings);
  if (!found) throw new Error(`Nothing is drawn of ${key}.`);
  return load(earlyHtml(found, 'early', true), null, false);
}

/** The plots that stand side by side; other lists are those of the colours. */
const panels = 'ul:not([role]) > li';

/** The first of the plots that stand side by side: its areas, from below, in the frame that is stretched. */
function firstPlot($: CheerioAPI) {
  const frame = $(panels).first().find('svg > svg').first();
  const areas = frame.find('path[stroke][fill^="url(#early-"]').toArray();
  const texts = frame.parent().find('text[dy=".35em"]').toArray();
  return {
    viewBox: numbersIn(frame.attr('viewBox')),
    areas: areas.map((area) => $(area).attr('d') ?? ''),
    ticks: texts.map((text) => ({
      share: Number.parseFloat($(text).attr('y') ?? '') / 100,
      events: Number($(text).text().replaceAll(',', '')),
    })),
  };
}

type DrawnPlot = ReturnType<typeof firstPlot>;

const numbersIn = (text: string | undefined): readonly number[] =>
  Array.from(text?.matchAll(/-?[\d.]+/g) ?? [], ([number]) => Number(number));

/** From the labels of a linear axis: the number of events at a share of the height, from the top. */
function eventsAt({ticks}: DrawnPlot): (share: number) => number {
  const [low, high] = [ticks[0], ticks.at(-1)];
  if (!low || !high || low === high) throw new Error('The axis has no labels.');
  const slope = (high.events - low.events) / (high.share - low.share);
  return (share) => low.events + slope * (share - low.share);
}

/** Upper edge of the highest area in each bin, as a share of the height. */
function topsOf({areas, viewBox}: DrawnPlot, bins: number): readonly number[] {
  const [left = 0, top = 0, width = 1, height = 1] = viewBox;
  const path = areas.at(-1) ?? '';
  let [, y = NaN] = numbersIn(path);
  const tops: number[] = [];
  for (const [, letter, value] of Array.from(path.matchAll(/([VH])([\d.]+)/g))) {
    if (tops.length === bins) break;
    if (letter === 'V') y = Number(value);
    const end = Math.round(((Number(value) - left) / width) * bins);
    while (letter === 'H' && tops.length < end) tops.push((y - top) / height);
  }
  return tops;
}

describe('a plot with a linear axis', () => {
  const description: AppDescription = apps.hzz13;
  const {manifest, uncut} = early.hzz13;
  const [histogram] = description.histograms;
  const dimension = histogram?.dimension ?? '';

  it('the bars are the histogram without cuts, and with what lies beyond the axis all of the sample', () => {
    const plot = firstPlot(pictureOf('hzz13'));
    const snapshot = uncutSnapshot(uncut, manifest.sha256, dimensionsOf(description));
    if (!snapshot) throw new Error('The histograms belong to a different sample.');
    const sums = description.processes.map(
      (_, process) => histogramOf(snapshot, dimension, process).sumOfWeights,
    );
    const expected = Array.from(sums[0]?.keys() ?? [], (slot) =>
      sums.reduce((sum, slots) => sum + (slots[slot] ?? 0), 0),
    );
    const bins = expected.length - 2;
    const tops = topsOf(plot, bins).map(eventsAt(plot));
    expect(tops).toHaveLength(bins);
    const step = 0.003 * Math.max(...expected);
    tops.forEach((events, bin) => {
      expect(Math.abs(events - (expected[bin + 1] ?? NaN)), `bin ${bin}`).toBeLessThan(step);
    });
    const total = manifest.processes.reduce((sum, {sumOfWeights}) => sum + sumOfWeights, 0);
    const beyond = (expected[0] ?? NaN) + (expected.at(-1) ?? NaN);
    const drawn = tops.reduce((sum, events) => sum + events, 0);
    expect((drawn + beyond) / total).toBeCloseTo(1, 2);
  });
});

it.each(keys)('%s is one picture, which names its plots and what its events are', (key) => {
  const $ = pictureOf(key);
  const named = $('[role]').not('[aria-hidden] *');
  expect(named.toArray().map((element) => $(element).attr('role'))).toEqual(['img']);
  const name = named.attr('aria-label');
  expect(name).toContain('simulated for teaching, all events without cuts');
  for (const {title} of apps[key].histograms) expect(name).toContain(title);
  expect($('a, button, input, [tabindex]')).toHaveLength(0);
  const withAreas = $(panels).has('svg > svg [fill^="url(#early-"]');
  expect(withAreas).toHaveLength(apps[key].histograms.length);
  expect(named.text()).toContain('All events, no cuts');
  expect(named.text()).toContain('simulated');
  const ids = $('[id]')
    .toArray()
    .map((element) => $(element).attr('id'));
  expect(new Set(ids).size).toBe(ids.length);
});

it('draws the histograms that a page names, in its order', () => {
  const name = pictureOf('dm13', {histograms: 'met,mll'})('[role]').first().attr('aria-label');
  expect(name).toMatch(/: Missing transverse momentum[^,]*, Dilepton invariant mass$/);
});

it('a guide has plots that weigh little', () => {
  const [few, all] = [{histograms: 'mll,met'}, {}].map((settings) => earlyOf('dm13', settings));
  expect(few && earlyHtml(few, 'early', false)).toContain('<svg');
  expect(all && earlyHtml(all, 'early', false)).toBe('');
});

it('a page with an open guide has the plots without thumbnails, on the axis that it names', () => {
  const settings = {histograms: 'mll,met', guide: 'dm13'};
  const $ = pictureOf('dm13', settings);
  expect($(panels)).toHaveLength(2);
  expect($('[data-guided]')).toHaveLength(2);
  expect($('[data-strip]')).toHaveLength(0);
  expect(pictureOf('dm13', {histograms: 'mll,met'})('[data-strip]')).toHaveLength(1);
  const numbers = (axis: 'log' | 'linear'): string =>
    pictureOf('dm13', {...settings, axis})('text[dy=".35em"]').text();
  expect(numbers('log')).not.toBe(numbers('linear'));
  expect(numbers('log')).toContain('10²');
});

it('a phone has room for all parts before they arrive, so that the strip stays where it is', () => {
  const $ = pictureOf('hzz13');
  const strip = $('[data-strip]');
  const cells = strip.children().length;
  const [, columns = 0, rows = 0] =
    /--columns:\s?(\d+);\s?--rows:\s?(\d+)/.exec(strip.attr('style') ?? '')?.map(Number) ?? [];
  expect(rows * columns).toBeGreaterThanOrEqual(cells);
  expect((rows - 1) * columns).toBeLessThan(cells);
  expect(strip.prevAll('[data-range]')).toHaveLength(1);
});

it('draws nothing for a page that starts with cuts, or from the histograms of a different sample', () => {
  expect(earlyOf('dm13', {cuts: 'in.mll=80..100'})).toBeUndefined();
  const {manifest, uncut} = early.dm13;
  const different = {manifest, uncut: {...uncut, sha256: 'a'}};
  expect(earlyAnalyser(apps.dm13, {}, different)).toBeUndefined();
});
