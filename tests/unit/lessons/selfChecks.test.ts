/** The self-checks: their pages, their links, and options and tolerances that make sense. */
import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {allRoutes} from '../../../config/routes';
import {allChecks, readChecks} from '../../../src/data/selfChecks';
import {firstSteps} from '../../../src/data/selfChecks/firstSteps';
import {questionSchema, type Question} from '../../../src/data/selfChecks/schema';
import {misconceptionTolerance} from '../../../src/lib/selfChecks/judge';
import {piecesOf, textsIn} from '../../../src/lib/text/richText';

const paths = new Set(allRoutes.map(({path}) => path));
const questions = allChecks.flatMap((checks) => checks.questions);

const idsOf = (broken: (question: Question) => boolean): readonly string[] =>
  questions.filter(broken).map(({id}) => id);

const twice = (all: readonly string[]): readonly string[] =>
  all.filter((one, index) => all.indexOf(one) !== index);

/** True if intervals around two numbers overlap. */
const overlap = (a: readonly [number, number], b: readonly [number, number]): boolean =>
  Math.abs(a[0] - b[0]) <= a[1] + b[1];

const lengthOf = (text: string): number =>
  piecesOf(text).reduce((sum, piece) => sum + piece.text.length, 0);

/** True if an option is so long that its length gives it away. */
function hasLongOption({answer}: Question): boolean {
  if (answer.kind === 'number') return false;
  const lengths = answer.options.map(({text}) => lengthOf(text)).sort((a, b) => a - b);
  const longest = lengths.pop() ?? 0;
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  return longest > 1.6 * mean + 15;
}

function hasOverlap({answer}: Question): boolean {
  if (answer.kind !== 'number') return false;
  const all = [
    [answer.value, answer.tolerance] as const,
    ...answer.misconceptions.map(
      (one) => [one.value, misconceptionTolerance(answer, one)] as const,
    ),
  ];
  return all.some((a, i) => all.slice(i + 1).some((b) => overlap(a, b)));
}

describe('the self-checks', () => {
  it('are on their pages, below the heading that others link to', () => {
    expect(allChecks.length).toBeGreaterThan(0);
    const missing = allChecks.filter(({page}) => {
      if (!paths.has(page)) return true;
      const text = readFileSync(`${page.slice(1)}.mdx`, 'utf8');
      const [, after = ''] = text.split('## Check yourself {#check-yourself}\n');
      return !after.includes(`<SelfChecks page="${page}" />`);
    });
    expect(missing.map(({page}) => page)).toEqual([]);
  });

  it('have pages and ids that are unique', () => {
    expect(twice(allChecks.map(({page}) => page))).toEqual([]);
    expect(twice(questions.map(({id}) => id))).toEqual([]);
    expect(twice(questions.map(({question}) => question))).toEqual([]);
  });

  it('lead to pages of this site that exist', () => {
    const links = textsIn(allChecks)
      .flatMap(piecesOf)
      .flatMap((piece) => (piece.kind === 'link' ? [piece.to] : []));
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((to) => !paths.has(to.split('#')[0] ?? ''))).toEqual([]);
  });

  it('have misconceptions outside of the tolerance, and of each other', () => {
    expect(idsOf(hasOverlap)).toEqual([]);
  });

  it('have no option that is much longer than the others, and none twice', () => {
    expect(idsOf(hasLongOption)).toEqual([]);
    const texts = ({answer}: Question) =>
      answer.kind === 'number' ? [] : answer.options.map(({text}) => text);
    expect(idsOf((question) => twice(texts(question)).length > 0)).toEqual([]);
  });

  it('do not have the correct option in the same place of all questions of a page', () => {
    const placesOf = (all: readonly Question[]): readonly number[] =>
      all.flatMap(({answer}) =>
        answer.kind === 'choice' ? [answer.options.findIndex(({correct}) => correct)] : [],
      );
    const alike = allChecks.filter(({questions: own}) => {
      const places = placesOf(own);
      return places.length > 2 && new Set(places).size === 1;
    });
    expect(alike.map(({page}) => page)).toEqual([]);
  });
});

describe('the checks of this file', () => {
  const question = (answer: unknown): Question =>
    questionSchema.parse({
      id: 'a-question',
      question: 'Which one is it?',
      answer,
      explanation: 'The first one.',
    });
  const number = {kind: 'number', value: 10, tolerance: 0.5};

  it('reject a misconception that is right, and one that is another', () => {
    const withMistakes = (...values: readonly number[]): Question =>
      question({
        ...number,
        misconceptions: values.map((value) => ({value, feedback: 'This is wrong.'})),
      });
    expect(hasOverlap(withMistakes(20, 40))).toBe(false);
    expect(hasOverlap(withMistakes(10.8))).toBe(true);
    expect(hasOverlap(withMistakes(20, 21))).toBe(true);
  });

  it('reject an option that explains too much', () => {
    const withOptions = (text: string): Question =>
      question({
        kind: 'choice',
        options: [
          {text, correct: true},
          {text: 'A Z boson', feedback: 'It is neutral.'},
          {text: 'A top quark', feedback: 'It is heavier.'},
        ],
      });
    expect(hasLongOption(withOptions('A W boson, which is charged'))).toBe(false);
    expect(hasLongOption(withOptions('A W boson, because it is charged and lighter'))).toBe(true);
  });
});

it('an invalid question is rejected with its page, its id, the field and the reason', () => {
  const [intro] = firstSteps;
  const [first, ...others] = intro?.questions ?? [];
  if (!intro || first?.answer.kind !== 'choice') throw new Error('the example has changed');
  const rejects = (answer: (typeof first)['answer'], message: string | RegExp) =>
    expect(() => readChecks({...intro, questions: [{...first, answer}, ...others]})).toThrow(
      message,
    );
  const options = first.answer.options;
  rejects(
    {...first.answer, options: options.map(({text}) => ({text, correct: true as const}))},
    'The self-checks of /docs/intro are not valid: intro-where-to-start.answer: must have exactly one correct option',
  );
  rejects({...first.answer, kind: 'several'}, /must have two or more correct options/);
  rejects(
    {...first.answer, options: options.map(({text, correct}) => ({text, correct}))},
    /answer\.options\.0: a wrong option must have feedback/,
  );
});
