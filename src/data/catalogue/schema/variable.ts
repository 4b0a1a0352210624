import * as z from 'zod';
import {maybe, oneOf, words, yesOrNo} from './cells';
import {flaggedRowOf, rowOf} from './row';

const variableUnits = ['MeV', 'GeV', 'mm', 'rad', 'pb', 'e', 'none'] as const;

export const variable = flaggedRowOf({
  name: words,
  type: maybe(words).meta({description: 'type in the file; container for a group of variables'}),
  unit: maybe(oneOf(variableUnits)).meta({
    description: 'none: dimensionless; null: unknown',
  }),
  group: words,
  mcOnly: yesOrNo.meta({description: 'meaningful only in simulation'}),
  meaning: maybe(words),
});

export const rename = rowOf({
  from: words.meta({description: 'a 2020 variable'}),
  to: z
    .preprocess(
      (cell) => (cell === '' ? [] : typeof cell === 'string' ? cell.split('; ') : cell),
      z.array(words),
    )
    .meta({description: 'the 2025 variables that replace it'}),
  change: oneOf(['same', 'renamed', 'replaced', 'changed', 'removed']).meta({
    description:
      'replaced: different content under a different name; changed: different content under the same name',
  }),
  note: maybe(words),
});

export const source = z.strictObject({
  key: words,
  title: words,
  address: maybe(z.url({protocol: /^https$/, error: 'begin with https://'})),
});

export type Variable = z.infer<typeof variable>;
export type Rename = z.infer<typeof rename>;
export type Source = z.infer<typeof source>;
