/**
 * The self-checks of a page: questions whose answers the browser checks. Texts may hold formulas between dollar
 * signs, code between backticks and links as Markdown writes them, to paths of the site such as `/docs/intro`.
 */
import * as z from 'zod';

const sentence = z
  .string()
  .min(10, 'must be a sentence')
  .regex(/[.?:)]$/, 'must end with ".", "?", ":" or ")"');

const option = z.strictObject({
  text: z.string().min(1, 'must not be empty').max(140, 'must have at most 140 characters'),
  correct: z.literal(true).optional(),
  /** Reply to those who choose it. That of a wrong option names the misconception behind it. */
  feedback: sentence.optional(),
});

const options = z
  .array(option)
  .min(2, 'must have at least two options')
  .max(5, 'must have at most five options');

/** One option is correct. */
const choice = z.strictObject({kind: z.literal('choice'), options});

/** Two or more options are correct, and all of them have to be chosen. */
const several = z.strictObject({kind: z.literal('several'), options});

const misconception = z.strictObject({
  /** The number that a typical mistake gives. */
  value: z.number(),
  /** The maximum distance from it. By default as large relative to the value as that of the answer. */
  tolerance: z.number().positive().optional(),
  /** Names the mistake. */
  feedback: sentence,
});

const numeric = z.strictObject({
  kind: z.literal('number'),
  value: z.number(),
  /** The maximum distance of a correct answer from the value, in the unit of the answer. */
  tolerance: z.number().min(0),
  /** The unit as printed: "GeV", "fb⁻¹", "%". Left out for pure numbers. */
  unit: z.string().min(1).max(20).optional(),
  misconceptions: z.array(misconception).max(4).default([]),
  /** Reply to any other number. */
  hint: sentence.optional(),
});

const problemsOf = {
  choice: (correct: number) => (correct === 1 ? null : 'must have exactly one correct option'),
  several: (correct: number) => (correct > 1 ? null : 'must have two or more correct options'),
};

export const questionSchema = z
  .strictObject({
    /** Unique on the site, and permanent: answers are stored under it. */
    id: z
      .string()
      .regex(/^[a-z0-9]+(?:-[a-z0-9]+)+$/, 'must be words in lower case, joined by "-"'),
    question: sentence.max(400),
    answer: z.discriminatedUnion('kind', [choice, several, numeric]),
    /** The worked answer, in one or more paragraphs. */
    explanation: z.union([sentence, z.array(sentence).min(1).max(4)]),
    /** Asked again on later days. */
    review: z.literal(true).optional(),
  })
  .superRefine(({answer}, context) => {
    if (answer.kind === 'number') return;
    const problem = problemsOf[answer.kind](answer.options.filter((o) => o.correct).length);
    if (problem) context.addIssue({code: 'custom', message: problem, path: ['answer']});
    answer.options.forEach(({correct, feedback}, index) => {
      if (correct || feedback) return;
      const path = ['answer', 'options', index];
      context.addIssue({code: 'custom', message: 'a wrong option must have feedback', path});
    });
  });

export const pageChecksSchema = z.strictObject({
  page: z.string().regex(/^\/docs\/[\w/-]+$/, 'must be a path in the docs, without an anchor'),
  questions: z.array(questionSchema).min(1).max(8),
});

export type PageChecksSource = z.input<typeof pageChecksSchema>;
export type PageChecks = z.infer<typeof pageChecksSchema>;
export type Question = PageChecks['questions'][number];
export type Answer = Question['answer'];
export type OptionsAnswer = Extract<Answer, {kind: 'choice' | 'several'}>;
export type NumberAnswer = Extract<Answer, {kind: 'number'}>;
