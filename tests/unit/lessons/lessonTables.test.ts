/** The tables and histograms of the answer keys follow from the tables of the worksheets. */
import {describe, expect, it} from 'vitest';
import {lessons} from '../../../src/data/lessons';
import type {Grid, lessonIds, TableBlock} from '../../../src/data/lessons/schema';
import {formatNumber} from '../../../src/kit/format/numbers';
import {expectedEvents} from '../../../src/physics/rates';
import {digits} from '../workedNumbers/print';
import {pairMassOf, transverseMassOf} from '../workedNumbers/lessons';

type Id = (typeof lessonIds)[number];

function lesson(id: Id) {
  const found = lessons.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`no lesson ${id}`);
  return found;
}

const given = (id: Id, place = 0): TableBlock['rows'] =>
  lesson(id).worksheet.flatMap((block) => (block.kind === 'table' ? [block] : []))[place]?.rows ??
  [];

const answered = (id: Id, place = 0): TableBlock['rows'] =>
  lesson(id).answers.flatMap(({table}) => table ?? [])[place]?.rows ?? [];

function filled(id: Id): Grid & {readonly counts: number[]} {
  const [grid] = lesson(id).answers.flatMap((answer) => answer.grid ?? []);
  if (!grid?.counts) throw new Error(`no filled grid in ${id}`);
  return {...grid, counts: grid.counts};
}

/** Contents of the bins of a grid; a value on a line belongs to the bin on its right. */
function binned(values: readonly number[], {from, to, bin}: Grid): readonly number[] {
  return Array.from(
    {length: (to - from) / bin},
    (_, i) =>
      values.filter((value) => value >= from + i * bin && value < from + (i + 1) * bin).length,
  );
}

/** Pairs of cells side by side: event and result. */
const pairs = (rows: TableBlock['rows'], width: number): readonly (readonly string[])[] =>
  rows.flatMap((row) => [row.slice(0, width), row.slice(width)]);

const count = (cell = ''): number => Number(cell.replaceAll(',', ''));

describe('the Z boson', () => {
  const events = given('z-peak').filter(([event]) => event !== '4' && event !== '7');
  const masses = new Map(events.map((row) => [row[0] ?? '', pairMassOf(row)]));

  it('has the masses of its pairs', () => {
    const printed = pairs(answered('z-peak'), 2);
    expect(new Map(printed.map(([event = '', mass]) => [event, mass]))).toEqual(
      new Map([...masses].map(([event, mass]) => [event, mass.toFixed(1)])),
    );
  });

  it('leaves out two events, with 79.3 and 106.6 GeV', () => {
    const out = given('z-peak').filter(([event]) => event === '4' || event === '7');
    expect(out.map((row) => pairMassOf(row).toFixed(1))).toEqual(['79.3', '106.6']);
    expect(lesson('z-peak').answers[1]?.text).toContain('79.3 and 106.6 GeV');
  });

  it('fills its histogram', () => {
    const grid = filled('z-peak');
    expect(binned([...masses.values()], grid)).toEqual(grid.counts);
  });

  it('has the mean of the answer', () => {
    const peak = [...masses.values()].filter((mass) => mass > 82);
    const mean = peak.reduce((a, b) => a + b, 0) / peak.length;
    const spread = Math.sqrt(peak.reduce((a, b) => a + (b - mean) ** 2, 0) / (peak.length - 1));
    const words = lesson('z-peak').answers[3]?.text;
    expect(peak).toHaveLength(9);
    expect(words).toContain(`\\bar m = ${mean.toFixed(1)}\\`);
    expect(words).toContain(`s = ${spread.toFixed(1)}\\`);
    expect(words).toContain(`= ${(spread / 3).toFixed(1)}\\ \\GeV`);
  });
});

describe('four leptons', () => {
  const groups = given('higgs-four-leptons', 1).map(([, list = '']) =>
    list.split(', ').map(Number),
  );
  const grid = filled('higgs-four-leptons');

  it('fill the histogram of the class', () => {
    expect(groups.map(({length}) => length)).toEqual([10, 10, 10, 10]);
    expect(binned(groups.flat(), grid)).toEqual(grid.counts);
  });

  it('show no peak to one group, 10 events after the third and 14 after the fourth', () => {
    const near = groups.map((group) => group.filter((mass) => mass >= 120 && mass < 130).length);
    expect((near[0] ?? 0) + (near[1] ?? 0) + (near[2] ?? 0)).toBe(10);
    expect(near.reduce((a, b) => a + b)).toBe(14);
    const highest = groups.map((group) => Math.max(...binned(group, grid).slice(8, 10)));
    expect(Math.max(...highest)).toBe(3);
  });
});

describe('two photons', () => {
  const rows = given('higgs-two-photons').map(
    ([bin = '', n, b]) => [bin, Number(n), Number(b)] as const,
  );

  it('leave the differences of the answer, with their errors', () => {
    const expected = new Map(
      rows.map(([bin, n, b]) => [bin, [formatNumber(n - b), Math.sqrt(n).toFixed(0)]]),
    );
    const printed = pairs(answered('higgs-two-photons'), 3);
    expect(new Map(printed.map(([bin = '', ...rest]) => [bin, rest]))).toEqual(expected);
    expect(filled('higgs-two-photons').counts).toEqual(rows.map(([, n, b]) => n - b));
  });

  it('have the sums of the answer, and the bins that it names', () => {
    const near = rows.slice(5, 9);
    const total = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
    expect([total(near.map(([, n]) => n)), total(near.map(([, , b]) => b))]).toEqual([
      37_413, 36_034,
    ]);
    const far = rows.filter(([, n, b]) => Math.abs(n - b) > 2 * Math.sqrt(n)).map(([bin]) => bin);
    expect(far).toEqual(['117–119', '123–125', '125–127', '127–129']);
    expect(digits(total(rows.map(([, n]) => n)), 3)).toBe('128,000');
    const rises = rows.filter(([, n], i) => i > 0 && n > (rows[i - 1]?.[1] ?? 0));
    expect(rises.map(([bin]) => bin)).toEqual(['123–125']);
  });
});

describe('W bosons and top quarks', () => {
  const rows = given('w-and-top-8tev');
  const masses = new Map(
    rows.map(([event = '', , pt = '', missing = '', angle = '']) => [
      event,
      transverseMassOf(pt, missing, angle),
    ]),
  );
  const passing = rows.filter(
    ([event = '', , pt, missing]) =>
      Number(pt) > 25 && Number(missing) > 30 && Number(masses.get(event)) > 30,
  );
  const top = passing.filter(([, , , , , jets, tags]) => Number(jets) >= 4 && Number(tags) >= 2);
  const names = (some: TableBlock['rows']): readonly string[] => some.map(([event = '']) => event);

  it('have the transverse masses of the answer', () => {
    expect(
      new Map(pairs(answered('w-and-top-8tev'), 2).map(([event = '', mt]) => [event, mt])),
    ).toEqual(masses);
  });

  it('pass the selections as the answers say', () => {
    expect(names(passing)).toEqual(['1', '2', '3', '5', '6', '7', '8', '9']);
    expect(names(top)).toEqual(['3', '7', '9']);
    const rest = passing.filter((row) => !top.includes(row));
    expect(names(rest.filter(([, lepton]) => lepton?.includes('⁺')))).toEqual(['1', '5', '6']);
    expect(names(rest.filter(([, lepton]) => lepton?.includes('⁻')))).toEqual(['2', '8']);
  });
});

describe('cross-section and luminosity', () => {
  it('give the expected numbers of the answer', () => {
    const [w, z, top, higgs, four] = answered('luminosity-and-cross-section').map(
      ([, sigma, expected]) => ({sigma: count(sigma), expected}),
    );
    const events = (sigma = 0): number => expectedEvents(sigma, 36_600);
    expect(`${digits(events(w?.sigma) / 1e6, 3)} million`).toBe(w?.expected);
    expect(`${digits(events(z?.sigma) / 1e6, 3)} million`).toBe(z?.expected);
    expect(`${digits(events(top?.sigma) / 1e6, 3)} million`).toBe(top?.expected);
    expect(`${digits(events(higgs?.sigma) / 1e6, 3)} million`).toBe(higgs?.expected);
    expect(events(four?.sigma).toFixed(0)).toBe(four?.expected);
  });
});

describe('H → WW', () => {
  it.each([0, 1])('has background and significance of table %i', (place) => {
    const computed = given('find-the-higgs-app', place).map(([cut, signal, ...rest]) => {
      const background = rest.slice(0, 3).reduce((sum, cell) => sum + count(cell), 0);
      const significance = count(signal) / Math.sqrt(background);
      return [cut, formatNumber(background), significance.toFixed(significance < 1 ? 3 : 2)];
    });
    expect(answered('find-the-higgs-app', place)).toEqual(computed);
  });
});
