/** What an entry of the notebook collection must be. */
import * as z from 'zod';

/** The current branch, and the tag that keeps the versions for the 2020 data. */
export const refs = ['master', '10fb-legacy'] as const;

export const notebookReleases = [
  '2025e-13tev-beta',
  '2020e-13tev',
  '2016e-8tev',
  '2024r-pp',
  '2025r-evgen-13p6tev',
] as const;

/** How a notebook gets what it reads. */
const accesses = [
  /** Files are copied once over https, then read. */
  'copied',
  /** Files are read over the web, at addresses that answer. */
  'web',
  /** By `root://` or over https, as the notebook finds its service. */
  'adapts',
  /** By `root://` only. */
  'root',
  /** From the server of the 2020 release, which was reported gone in May 2026. */
  'old-server',
  /** A table or an event file is downloaded first. */
  'download',
  /** Metadata only. */
  'metadata',
  /** Nothing but what lies beside it, or random numbers. */
  'nothing',
] as const;

const page = z.string().regex(/^\/docs\/[\w/-]+(#[^\s#]+)?$/, 'a path of a documentation page');

/** Null where nothing is stated: an entry never guesses. */
export const notebookSchema = z.strictObject({
  /** The path in the repository. */
  path: z.string().regex(/^(13-TeV-examples|8-TeV-examples|for-research)\/[\w./-]+\.ipynb$/),
  ref: z.enum(refs),
  title: z.string().min(5).max(70),
  /** One sentence. */
  purpose: z.string().min(30).max(180).regex(/\.$/),
  level: z.enum(['beginner', 'beginner to intermediate', 'intermediate', 'advanced']).nullable(),
  /** The release whose tutorials list it; null for one that reads none. */
  release: z.enum(notebookReleases).nullable(),
  /** Skim or collection and what of it. */
  reads: z.string().min(5).max(110),
  access: z.enum(accesses),
  language: z.enum(['Python', 'C++']),
  /** What it imports, beside the standard library of Python and numpy. */
  libraries: z.array(z.string().min(2)).max(7).readonly(),
  time: z
    .strictObject({
      minutes: z.number().positive(),
      bound: z.enum(['under', 'about', 'exactly']),
      /** What takes that long. */
      of: z.string().min(5).max(60),
    })
    .nullable(),
  /** The one service that brings what it needs; null where all may. */
  only: z.strictObject({service: z.literal('swan'), reason: z.string().min(10).max(90)}).nullable(),
  walkthrough: page.nullable(),
});

export type Notebook = z.infer<typeof notebookSchema>;
