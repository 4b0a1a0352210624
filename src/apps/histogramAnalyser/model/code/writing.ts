/** Pieces of code that all languages are written with. */
import {edgesOf, type Axis} from '../counting/axis';
import type {Plan} from './plan';

export type Lines = readonly string[];

export const text = (value: string): string => JSON.stringify(value);

export const indented = (lines: Lines, depth = 1): Lines =>
  lines.map((line) => (line === '' ? '' : `${'    '.repeat(depth)}${line}`));

/** No line of the code should be longer. */
export const widest = 100;

/** Parts side by side in rows of at most a width, with one space between them. */
export function rowsOf(parts: Lines, width: number): Lines {
  const rows: string[] = [];
  for (const part of parts) {
    const row = rows.at(-1);
    if (row === undefined || row.length + 1 + part.length > width) rows.push(part);
    else rows[rows.length - 1] = `${row} ${part}`;
  }
  return rows;
}

/** A list on one line, or in rows if it is too long for that. */
export function listed(start: string, items: Lines, end: string, depth = 0): Lines {
  const line = `${start}${items.join(', ')}${end}`;
  if (line.length + 4 * depth <= widest) return [line];
  const rows = rowsOf(
    items.map((item) => `${item},`),
    widest - 4 * depth - 12,
  );
  return [start, ...indented(rows), end];
}

/** A remark behind a line where there is room, and above it otherwise. */
export function remarked(mark: string, line: string, remark: string, depth = 1): Lines {
  const whole = `${line}  ${mark} ${remark}`;
  return whole.length + 4 * depth <= widest ? [whole] : [`${mark} ${remark}`, line];
}

/** Words in lines of that width, each behind a mark. */
const comment = (mark: string, words: string, further = mark): Lines =>
  rowsOf(words.split(' '), widest - further.length - 1).map((row, place) =>
    place === 0 ? `${mark} ${row}` : `${further} ${row}`,
  );

/** Where the code is from and what it does: the first lines of each. */
export function heading(mark: string, plan: Plan, needs: Lines): Lines {
  const {analysis, cuts, remarks, request, source} = plan;
  const made = cuts.filter(({missing}) => missing === undefined);
  return [
    ...comment(mark, `${analysis.title}: the cuts of ${request.page}`),
    ...(made.length === 0 ? [`${mark}   none`] : made.map(({words}) => `${mark}   ${words}`)),
    ...comment(
      mark,
      `The events of the page are simulated for teaching. These are ATLAS Open Data (${source.release}), collisions and full simulation, so the yields differ from those of the page.`,
    ),
    ...remarks.flatMap((remark) => comment(`${mark} -`, remark, `${mark}  `)),
    ...cuts.flatMap(({words, missing}) =>
      missing === undefined
        ? []
        : comment(`${mark} -`, `Left out: ${words}, because ${missing}.`, `${mark}  `),
    ),
    ...needs.map((line) => `${mark} ${line}`),
  ];
}

/** Bins of equal width, or edges. */
export const isRegular = (axis: Axis): axis is Exclude<Axis, {readonly edges: readonly number[]}> =>
  !('edges' in axis);

export const listOfEdges = (axis: Axis): Lines => edgesOf(axis).map(String);

/** How the luminosity of the data and that of the page are told apart. */
export function luminosityNote({luminosity, request}: Plan): string {
  const isOther = Math.abs(request.luminosity / luminosity - 1) > 0.02;
  return isOther ? `fb^-1 of data; the page showed ${request.luminosity}` : 'fb^-1';
}

/** The names of files and branches that tell how a simulated event is weighted. */
export const normalisationBranches = {
  '2016e-8tev': null,
  '2020e-13tev': {sigma: ['XSection'], sum: 'SumWeights'},
  '2025e-13tev-beta': {sigma: ['xsec', 'filteff', 'kfac'], sum: 'sum_of_weights'},
} as const;

/** Name of the tree in the files. */
export const treeOf = ({source}: Plan): string =>
  source.release === '2025e-13tev-beta' ? 'analysis' : 'mini';
