/** The tables and histograms of the answer keys follow from the tables of the worksheets. */
import {describe, expect, it} from 'vitest';
import type {Grid, lessonIds, TableBlock} from '../../../src/data/lessons/schema';
import {formatNumber} from '../../../src/kit/format/numbers';
import {transverseMassOf} from '../workedNumbers/packs/wAndTop';
import {accepted} from '../workedNumbers/packs/zPeak';
import {binned, lessonOf as lesson} from '../workedNumbers/sheets';

type Id = (typeof lessonIds)[number];

const given = (id: Id, place = 0): TableBlock['rows'] =>
  lesson(id).worksheet.flatMap((block) => (block.kind === 'table' ? [block] : []))[place]?.rows ??
  [];

const answered = (id: Id, place = 0): TableBlock['rows'] =>
  lesson(id).answers.flatMap(({table}) => table ?? [])[place]?.rows ?? [];

function filled(id: Id): Grid & {readonly counts: number[]} {
  const [grid] = lesson(id).answers.flatMap((answer) => answer.grid ?? []);
  if (!grid?.counts) throw new Error(`no filled grid in ${id}`);
  return {...grid, counts: grid.counts, errors: grid.errors};
}

/** Pairs of cells side by side: event and result. */
const pairs = (rows: TableBlock['rows'], width: number): readonly (readonly string[])[] =>
  rows.flatMap((row) => [row.slice(0, width), row.slice(width)]);

const count = (cell = ''): number => Number(cell.replaceAll(',', ''));

describe('the Z boson', () => {
  it('has the masses of its pairs', () => {
    const printed = pairs(answered('z-peak'), 2);
    expect(new Map(printed.map(([event = '', mass]) => [event, mass]))).toEqual(
      new Map(accepted.map(({event, mass}) => [event, mass.toFixed(1)])),
    );
  });

  it('fills its histogram', () => {
    const grid = filled('z-peak');
    expect(
      binned(
        accepted.map(({mass}) => mass),
        grid,
      ),
    ).toEqual(grid.counts);
  });
});

describe('four leptons', () => {
  const groups = given('higgs-four-leptons', 1).map(([, list = '']) =>
    list.split(', ').map(Number),
  );
  const grid = filled('higgs-four-leptons');

  it('fill the histogram of the class', () => {
    expect(new Set(groups.map(({length}) => length))).toHaveProperty('size', 1);
    expect(binned(groups.flat(), grid)).toEqual(grid.counts);
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
    const {counts, errors} = filled('higgs-two-photons');
    expect(counts).toEqual(rows.map(([, n, b]) => n - b));
    expect(errors).toEqual(rows.map(([, n]) => Math.round(Math.sqrt(n))));
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
  it('have the transverse masses of the answer', () => {
    expect(
      new Map(pairs(answered('w-and-top-8tev'), 2).map(([event = '', mt]) => [event, mt])),
    ).toEqual(masses);
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
