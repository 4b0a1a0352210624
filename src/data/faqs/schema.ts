/** What a question with its answer is made of; the files beside this one hold them by group. */
import * as z from 'zod';

const words = {fewest: 30, most: 120};

const wordsOf = (text: string): number => text.trim().split(/\s+/).length;

/** As long as a reader sees it: a shared number is one word. */
const lengthOf = (blocks: readonly string[]): number =>
  wordsOf(blocks.join(' ').replace(/<Value of="[^"]+" \/>/g, 'value'));

const link = z.strictObject({
  to: z.string().regex(/^(?:\/|https:\/\/)/, 'begins with / or https://'),
  /** Where it leads, as the end of the sentence "See …". */
  text: z.string().min(6).max(70),
});

export const faqSchema = z.strictObject({
  /** The deep link, for ever: other pages and sites lead to it. */
  id: z
    .string()
    .regex(/^[a-z0-9]+(?:[-_][a-z0-9]+)*$/, 'may contain only lower-case letters, digits, - and _'),
  /** As a reader would ask it; code is between backticks. */
  question: z.string().min(10).max(90),
  /** Blocks of Markdown. Links open pages of the site: their addresses begin with /docs/. */
  answer: z
    .array(z.string().min(1))
    .min(1)
    .refine(
      (blocks) => words.fewest <= lengthOf(blocks) && lengthOf(blocks) <= words.most,
      `has ${words.fewest} to ${words.most} words`,
    ),
  /** Where to read on. */
  links: z.array(link).max(2).default([]),
});

export type FaqSource = z.input<typeof faqSchema>;
export type Faq = z.infer<typeof faqSchema>;
