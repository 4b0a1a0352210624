/** The 2020 collections and the 2025 skims: parts of a release that a selection cut out. */
import type * as z from 'zod';
import {bytes, count, oneOf, recordId, words} from './cells';
import {flaggedRowOf} from './row';
import {collectionNames} from './sample';

export const collection = flaggedRowOf({
  name: oneOf(collectionNames),
  record: recordId,
  selection: words,
  zipFiles: count,
  zipBytes: bytes,
  dataFiles: count,
  dataBytes: bytes,
  mcFiles: count,
  mcBytes: bytes,
});

export const skim = flaggedRowOf({
  name: words.meta({description: 'the name used by atlasopenmagic'}),
  selection: words,
  dataRecord: recordId,
  mcRecord: recordId,
});

export type Collection = z.infer<typeof collection>;
export type Skim = z.infer<typeof skim>;
