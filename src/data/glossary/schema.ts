/** A term of the glossary. Definitions are alone: they are shown beside texts that use the term. */
import * as z from 'zod';

const longestDefinition = 45;
const wordsOf = (text: string): number => text.trim().split(/\s+/).length;
const sentencesOf = (text: string): number => text.split(/[.?!](?=\s|$)/).length - 1;

export const glossaryTerm = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is of lower-case letters, digits and hyphens'),
  /** As it is written inside a sentence. */
  term: z.string().min(2),
  /** Other names of the same thing. */
  spellings: z.array(z.string().min(2)).default([]),
  /** Other words that a text marks for it; simple plurals are found by themselves. */
  forms: z.array(z.string().min(2)).default([]),
  /** Phrases in which the word means something else. */
  unlike: z.array(z.string().min(2)).default([]),
  /** In TeX. */
  symbol: z.string().optional(),
  definition: z
    .string()
    .regex(/^\p{Lu}.*\.$/su, 'is a sentence')
    .refine((text) => sentencesOf(text) <= 2, 'has two sentences at most')
    .refine((text) => wordsOf(text) <= longestDefinition, `has ${longestDefinition} words at most`),
  unit: z.string().optional(),
  /** Ids of terms that a reader may want next. */
  see: z.array(z.string()).default([]),
  /** The page that explains it best. */
  page: z.string().startsWith('/docs/'),
  /**
   * How much a reader needs the definition where the term is used: 3 for words that hardly anybody
   * knows, 1 for words that most know, 0 for those that texts never mark.
   */
  weight: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
});

export type TermSource = z.input<typeof glossaryTerm>;
export type GlossaryTerm = z.infer<typeof glossaryTerm>;
