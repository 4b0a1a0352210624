/**
 * A lesson for a class: what a teacher reads before it, and what the class works on. Texts may hold
 * formulas between dollar signs and links as Markdown writes them.
 */
import * as z from 'zod';
import {schoolLesson} from './schoolLesson';
import {topics} from './topics';

export const lessonIds = [
  'z-peak',
  'higgs-four-leptons',
  'higgs-two-photons',
  'w-and-top-8tev',
  'luminosity-and-cross-section',
  'find-the-higgs-app',
  'read-an-event',
  'teach-a-machine',
  'sort-the-collisions',
] as const;

const sentence = z
  .string()
  .min(10, 'must be a sentence')
  .regex(/[.?:)]$/, 'must end with ".", "?", ":" or ")"');

const minutes = z.int().min(5).max(45).multipleOf(5, 'must be a multiple of five minutes');

const table = z
  .strictObject({
    kind: z.literal('table'),
    /** Description of the numbers: data, simulated or made up. */
    caption: sentence,
    head: z.array(z.string().min(1, 'header cells must not be empty')).min(2),
    /** Cells of the table; the class fills in the empty ones. */
    rows: z.array(z.array(z.string())).min(1),
  })
  .refine(({head, rows}) => rows.every((row) => row.length === head.length), {
    error: 'each row of a table must have as many cells as its header',
  });

const grid = z
  .strictObject({
    kind: z.literal('grid'),
    /** Quantity and unit along the bottom. */
    across: z.string().min(3),
    /** Quantity on the vertical axis. */
    upwards: z.string().min(3),
    from: z.number(),
    to: z.number(),
    bin: z.number().positive(),
    /** Number of bins between two labels on the horizontal axis. */
    labelEvery: z.int().min(1).default(1),
    bottom: z.number().default(0),
    top: z.number(),
    step: z.number().positive(),
    /** Contents of the bins, in an answer. */
    counts: z.array(z.number()).optional(),
    /** Uncertainties of the contents, which are then points with error bars and not bars. */
    errors: z.array(z.number().positive()).optional(),
  })
  .refine(({from, to, bin}) => Number.isInteger(Math.round(((to - from) / bin) * 1e6) / 1e6), {
    error: 'a grid must have a whole number of bins',
  })
  .refine(({bottom, top, step}) => top > bottom && (top - bottom) % step === 0, {
    error: 'the height of a grid must be a whole number of its steps',
  })
  .refine(({from, to, bin, counts}) => !counts || counts.length === Math.round((to - from) / bin), {
    error: 'a filled grid must have one number for each bin',
  })
  .refine(({counts, errors}) => !errors || errors.length === counts?.length, {
    error: 'a filled grid with uncertainties must have one for each bin',
  });

const block = z.discriminatedUnion('kind', [
  z.strictObject({kind: z.literal('text'), text: sentence}),
  table,
  grid,
  /** A circle with angles around it, to draw arrows in. */
  z.strictObject({kind: z.literal('angles'), caption: sentence}),
  /** A square with a disc in it, to drop things on. */
  z.strictObject({kind: z.literal('target'), caption: sentence}),
  z.strictObject({
    kind: z.literal('question'),
    text: sentence,
    /** Lines to write on. */
    lines: z.int().min(0).max(8),
  }),
]);

const answer = z.strictObject({
  text: sentence,
  table: table.optional(),
  grid: grid.optional(),
});

const fields = z.strictObject({
  id: z.enum(lessonIds),
  title: z.string().min(10).max(70),
  /** Activity of the class, and its result. */
  summary: sentence.max(240),
  /** The question that the lesson answers, as its slides ask it. */
  question: z.string().min(10).max(120).endsWith('?', 'must end with "?"'),
  /** The result of the class at the end, in two or three sentences. */
  conclusion: sentence.max(300),
  /** Page with the lesson. */
  page: z.string().regex(/^\/docs\/[\w/-]+$/, 'must be a path in the docs, without an anchor'),
  age: z.string().regex(/^\d\d to \d\d$/, 'must be like "16 to 19"'),
  minutes: z.literal([schoolLesson, 2 * schoolLesson], 'must be one or two lessons of 45 minutes'),
  topic: z.enum(topics),
  /** The app that a class with screens works in, in the state in which it begins. */
  classLink: z
    .string()
    .regex(
      /^\/apps\/[\w-]+(?:\?[\w.=&-]+)?$/,
      'must be the path of an app, such as /apps/z-analyser',
    )
    .optional(),
  /** Links for groups, and how the class combines their results. */
  groups: z
    .strictObject({
      link: z
        .string()
        .regex(
          /^\/apps\/[\w-]+\?[\w.=&{}-]*=\{group\}[\w.=&{}-]*$/,
          'must be the path of an app with "={group}"',
        ),
      collect: sentence,
      results: z.string().regex(/^\/apps\/[\w-]+(?:\?[\w.=&]+)?$/, 'must be the path of an app'),
    })
    .optional(),
  prerequisites: z.array(sentence).min(2).max(5),
  goals: z.array(sentence).min(3).max(5),
  materials: z.array(sentence).min(2).max(7),
  steps: z
    .array(
      z.strictObject({
        minutes,
        title: z.string().min(4).max(60),
        /** The work of the teacher with the class. */
        text: sentence,
        /** The work of the class, as its slides show it; required in a step without questions. */
        instruction: sentence.max(160).optional(),
        /** Numbers of the questions of the worksheet that the class works on, in teaching order; the others are homework. */
        questions: z.array(z.int().min(1)).default([]),
      }),
    )
    .min(4)
    .max(8),
  misconceptions: z
    .array(z.strictObject({says: sentence, answer: sentence}))
    .min(3)
    .max(6),
  worksheet: z.array(block).min(5),
  answers: z.array(answer).min(4),
  curriculum: z.array(sentence).min(3).max(6),
});

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

export const lessonSchema = fields.superRefine((lesson, context) => {
  const inSteps = sum(lesson.steps.map((step) => step.minutes));
  const questions = lesson.worksheet.filter(({kind}) => kind === 'question').length;
  const problem = (message: string) => context.addIssue({code: 'custom', message});
  if (inSteps !== lesson.minutes) {
    problem(`the steps take ${inSteps} minutes, the lesson ${lesson.minutes}`);
  }
  const ends = lesson.steps.map((_, i) => sum(lesson.steps.slice(0, i + 1).map((s) => s.minutes)));
  if (!ends.includes(schoolLesson)) {
    problem(`a step must end after ${schoolLesson} minutes, when a school lesson is over`);
  }
  for (const {title, questions: own, instruction} of lesson.steps) {
    if (own.length === 0 && instruction === undefined) {
      problem(`the step "${title}" has no questions: its slide needs an instruction for the class`);
    }
  }
  const inClass = lesson.steps.flatMap((step) => step.questions);
  if (inClass.length > questions || inClass.some((number, i) => number !== i + 1)) {
    problem(
      `the questions of the steps must be 1, 2, 3 … up to ${questions} at most, in teaching order; homework comes last`,
    );
  }
  if (questions !== lesson.answers.length) {
    problem(
      `${questions} questions have ${lesson.answers.length} answers: each question needs one, in order`,
    );
  }
  if (!lesson.worksheet.some(({kind}) => kind !== 'question' && kind !== 'text')) {
    problem('a worksheet must have a table or a drawing to work on');
  }
});

export type LessonSource = z.input<typeof lessonSchema>;
export type Lesson = z.infer<typeof lessonSchema>;
export type Block = Lesson['worksheet'][number];
export type Grid = Extract<Block, {kind: 'grid'}>;
export type TableBlock = Extract<Block, {kind: 'table'}>;
