/** The front matter of a documentation page: one schema for the build, the checks and the types. */
import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import * as z from 'zod';
import {stepNames} from './stepNames';

const audience = z.enum(['student', 'teacher', 'researcher']);

/** Queries that the page answers before all others, or "query -> anchor" for one of its sections. */
const answers = z
  .array(z.string().regex(/^[^>]{2,60}?( -> \S+)?$/))
  .min(1)
  .optional();

/** A part of a long tutorial: sections of the page that are shown alone. */
const tutorialPart = z.strictObject({
  /** The id of the heading of level 2 with which the part begins. */
  id: z.string().regex(/^\S+$/),
  minutes: z.int().min(10).max(15),
  /** Ability after the part: one sentence, without formulas and links. */
  goal: z.string().min(20).max(160).regex(/\.$/, 'a sentence'),
});

export type TutorialPart = z.infer<typeof tutorialPart>;

const docFields = z.strictObject({
  title: z.string().min(3).max(80),
  sidebar_label: z.string().min(2).max(40).optional(),
  description: z.string().min(60).max(160),
  keywords: z.array(z.string().min(2)).min(3).max(8),
  /** Whom the page is for; the first reader is the main one. */
  audience: z.array(audience).min(1),
  level: z.enum(['beginner', 'intermediate', 'advanced']),
  /** Minutes that an average reader needs. */
  minutes: z.int().min(1).max(600),
  /** `outline`: true and short; `full`: the finished page. */
  edition: z.enum(['outline', 'full']),
  /** For pages of the documentation: the step of an analysis to which the page belongs. */
  step: z.enum(stepNames).optional(),
  /** What the page explains, without formulas and links; shown between the title and the text. */
  in_short: z
    .string()
    .max(220)
    .refine((text) => (text.match(/\S*[\p{L}\d]\S*/gu) ?? []).length <= 30, 'at most 30 words')
    .optional(),
  answers,
  /** For pages of reference: the day on which their facts were compared with their sources, in quotes. */
  last_checked: z.iso.date().optional(),
  /** For pages that give their width to a table; they have `<OnThisPage>` instead. */
  hide_table_of_contents: z.literal(true).optional(),
  /** For a long tutorial: its parts, in order; their minutes are those of the page. */
  parts: z.array(tutorialPart).min(2).max(12).optional(),
});

export const docFrontMatter = docFields.refine(
  ({parts, minutes}) => !parts || parts.reduce((sum, part) => sum + part.minutes, 0) === minutes,
  {path: ['parts'], message: 'their minutes do not add up to the minutes of the page'},
);

export type DocFrontMatter = z.infer<typeof docFrontMatter>;

const pageFrontMatter = z.strictObject({
  title: z.string().min(3).max(80),
  description: z.string().min(60).max(160),
  keywords: z.array(z.string().min(2)).min(3).max(8),
  /** For pages that use the whole width. */
  hide_table_of_contents: z.literal(true).optional(),
  answers,
});

/** Names file, field and fix for each thing that is wrong; an empty list if nothing is. */
export function frontMatterProblems(
  file: string,
  schema: z.ZodType,
  frontMatter: unknown,
): readonly string[] {
  const result = schema.safeParse(frontMatter);
  if (result.success) return [];
  return result.error.issues.map(
    ({path: field, message}) => `${file}: front matter, ${field.join('.') || 'keys'}: ${message}`,
  );
}

function schemaOf(file: string): z.ZodType | undefined {
  if (!/\.mdx?$/.test(file) || path.basename(file).startsWith('_')) return undefined;
  if (file.startsWith(`docs${path.sep}`)) return docFrontMatter;
  if (file.startsWith(path.join('src', 'pages'))) return pageFrontMatter;
  return undefined;
}

/** Docusaurus' own parser, followed by the schema: a page that breaks it stops the build. */
export const validatedFrontMatter: ParseFrontMatter = async (params) => {
  const parsed = await params.defaultParseFrontMatter(params);
  const file = path.relative(process.cwd(), params.filePath);
  const schema = schemaOf(file);
  const problems = schema ? frontMatterProblems(file, schema, parsed.frontMatter) : [];
  if (problems.length > 0) {
    throw new Error(`${problems.join('\n')}\nSTYLEGUIDE.md lists the front matter of a page.`);
  }
  return parsed;
};
