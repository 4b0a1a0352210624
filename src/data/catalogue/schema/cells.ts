/** What a cell of a source table may hold. An empty cell means "not published", never zero. */
import * as z from 'zod';

const numberText = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i;

const asNumber = (cell: unknown): unknown =>
  typeof cell === 'string' && numberText.test(cell) ? Number(cell) : cell;

const asList = (cell: unknown): unknown => (typeof cell === 'string' ? cell.split('; ') : cell);

const orEmpty = 'or leave the cell empty if it is not published';

/** The same cell, which may be empty: then its value is null. */
export function maybe<Cell extends z.ZodType>(cell: Cell) {
  return z.preprocess((text) => (text === '' ? null : text), cell.nullable());
}

export const words = z
  .string('write text')
  .regex(/^\S(?:.*\S)?$/u, 'write text without spaces at either end');

/** A whole number of at least one: none of the counted things would not have been published. */
export const count = z.preprocess(
  asNumber,
  z
    .int(`write a whole number, ${orEmpty}`)
    .min(1, `do not write zero for an unknown value: write the number, ${orEmpty}`),
);

/** A number above zero. */
export const amount = z.preprocess(
  asNumber,
  z
    .number(`write a number with a decimal point, such as 0.5 or 1.2e-5, ${orEmpty}`)
    .positive(`do not write zero for an unknown value: write the number, ${orEmpty}`),
);

export const bytes = count.meta({description: 'size of files in bytes'});

export const recordId = count.meta({
  description: 'record number in the CERN Open Data Portal',
});

export const dsid = count.meta({description: 'dataset number (DSID) of the simulated sample'});

export const yesOrNo = z.preprocess(
  (cell) => (cell === 'yes' ? true : cell === 'no' ? false : cell),
  z.boolean('write yes or no'),
);

export const doi = z
  .string()
  .regex(
    /^10\.7483\/OPENDATA\.ATLAS\.[0-9A-Z]{4}\.[0-9A-Z]{4}$/,
    'write 10.7483/OPENDATA.ATLAS. and the two parts of the identifier',
  );

/** A year, a month or a day. */
export const date = z
  .string()
  .regex(
    /^\d{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?$/,
    'write 2026, 2026-06 or 2026-06-30',
  );

export const listOf = <Item extends z.ZodType>(item: Item) =>
  z.preprocess(
    asList,
    z.array(item).min(1, 'write one or more, with a semicolon and a space between them'),
  );

export const oneOf = <const Terms extends readonly [string, ...string[]]>(terms: Terms) =>
  z.enum(terms, `write one of: ${terms.join(', ')}`);
