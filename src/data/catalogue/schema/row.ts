/** What the rows of all tables have: where they come from, and a warning where one is due. */
import * as z from 'zod';
import {flagMeanings, type Flag} from '../flags';
import {date, listOf, maybe, oneOf, words} from './cells';

const flags = Object.keys(flagMeanings) as [Flag, ...Flag[]];

const origin = {
  source: listOf(words).meta({description: 'keys of the table of sources'}),
  asOf: maybe(date).meta({description: 'date of the source; null if undated'}),
};

const warning = {
  flag: maybe(oneOf(flags)).meta({
    description:
      'suspect: probably wrong; conflict: sources disagree; incomplete: some information is not published; rounded: few digits; low-statistics: few of the planned events',
  }),
  reason: maybe(words).meta({description: 'reason for the flag'}),
};

export const rowOf = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.strictObject({...shape, ...origin});

/** A row that may carry a flag, and then says why. */
export const flaggedRowOf = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  rowOf({...shape, ...warning}).refine(
    (row) => {
      const {flag, reason} = row as {flag: unknown; reason: unknown};
      return (flag === null) === (reason === null);
    },
    {
      path: ['reason'],
      error: 'a flag requires a reason, and a reason requires a flag: fill both cells or neither',
    },
  );
