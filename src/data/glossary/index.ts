/** The glossary: the terms of the field, as these pages use them. */
import {accelerator} from './accelerator';
import {dataTaking} from './dataTaking';
import {detector} from './detector';
import {formats} from './formats';
import {objects} from './objects';
import type {GlossaryTerm} from './schema';
import {simulation} from './simulation';
import {statistics} from './statistics';
import {theory} from './theory';

export {anchorOf, glossaryPage} from './place';
export type {GlossaryTerm} from './schema';

const sources = [
  ...accelerator,
  ...detector,
  ...dataTaking,
  ...formats,
  ...objects,
  ...simulation,
  ...statistics,
  ...theory,
];

/** All terms, in the order of the alphabet. */
export const glossary: readonly GlossaryTerm[] = sources
  .map((source) => ({spellings: [], forms: [], unlike: [], see: [], ...source}))
  .sort((a, b) => a.term.localeCompare(b.term, 'en', {sensitivity: 'base'}));
