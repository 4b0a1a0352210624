/** Long pages are in parts, and a part takes 10 to 15 minutes: reading, and a task for the user. */
import {readFileSync} from 'node:fs';
import matter from 'gray-matter';
import {describe, expect, it} from 'vitest';
import {docFrontMatter, type DocFrontMatter, type TutorialPart} from '../../src/data/frontMatter';
import {filesBelow} from '../../tools/lib/files';

/** Words of the text, of tables and of code. */
const maxLengthWithoutParts = 2500;

/** Words of a part, however long it takes. */
const maxLength = 1300;

/** Words in a minute: reading takes 150, so at least a third of the time is for the tasks. */
const maxPace = 100;

/** Words of a part of more than 10 minutes. */
const minLengthOfLong = 250;

const wordsIn = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;

/** A page as it is read: without the tags, the targets of links and the sources. */
const readable = (content: string): string =>
  (content.split(/^## Sources(?: \{#sources\})?$/m)[0] ?? '')
    .replaceAll(/\]\([^)]*\)/g, ']')
    .replaceAll(/<[A-Z][^>]*>/g, (tag) => (tag.startsWith('<SelfChecks') ? tag : ' '));

const pages = filesBelow('.', 'docs', /\.mdx?$/)
  .filter((file) => !/\/_[^/]*$/.test(file))
  .map((file) => {
    const {data, content} = matter(readFileSync(file, 'utf8'));
    return {file, front: data as DocFrontMatter, content, words: wordsIn(content)};
  });

interface PartText extends TutorialPart {
  readonly text: string;
}

/** The parts of a page with their text. @throws RangeError if the heading of a part is missing */
function partsOf(content: string, parts: readonly TutorialPart[]): readonly PartText[] {
  const text = readable(content);
  const starts = parts.map(({id}) => text.indexOf(`{#${id}}`));
  if (starts.includes(-1)) throw new RangeError('a part has no heading');
  return parts.map((part, i) => ({
    ...part,
    text: text.slice(i === 0 ? 0 : starts[i], starts[i + 1] ?? text.length),
  }));
}

/** The faults of a part; an empty list if there are none. */
function problemsOf({id, minutes, text}: PartText): readonly string[] {
  const words = wordsIn(text);
  const isQuiz = text.includes('<SelfChecks');
  const hasTask = ['**Challenge.**', '<summary>Hint</summary>', '<summary>Answer</summary>'].every(
    (piece) => text.includes(piece),
  );
  const rules: readonly (readonly [boolean, string])[] = [
    [minutes >= 10 && minutes <= 15, `${minutes} minutes`],
    [words <= maxLength, `${words} words`],
    [words <= maxPace * minutes, `${words} words in ${minutes} minutes`],
    [minutes <= 10 || words >= minLengthOfLong, `only ${words} words for ${minutes} minutes`],
    [isQuiz || hasTask, 'no challenge with a hint and an answer'],
  ];
  return rules.flatMap(([holds, problem]) => (holds ? [] : [`${id}: ${problem}`]));
}

const inParts = pages.filter(({front}) => front.parts !== undefined);

it('no page of more than 2,500 words is without parts', () => {
  const long = pages.filter(({front, words}) => words > maxLengthWithoutParts && !front.parts);
  expect(long.map(({file, words}) => `${file}: ${words} words`)).toEqual([]);
  expect(inParts.length).toBeGreaterThan(15);
});

describe.each(inParts.map((page) => [page.file, page] as const))('%s', (_, {front, content}) => {
  const parts = front.parts ?? [];

  it('has minutes that are those of its parts', () => {
    expect(parts.reduce((sum, {minutes}) => sum + minutes, 0)).toBe(front.minutes);
  });

  it('has parts of 10 to 15 minutes whose text fits, each with a task', () => {
    expect(partsOf(content, parts).flatMap(problemsOf)).toEqual([]);
  });
});

it('the rule rejects a part that is too long, too full, too empty or without a task', () => {
  const task = '**Challenge.** <summary>Hint</summary> <summary>Answer</summary>';
  const part = (minutes: number, words: number, end = task): readonly string[] =>
    problemsOf({id: 'x', goal: '', minutes, text: `${'word '.repeat(words)}${end}`});
  expect(part(10, 500)).toEqual([]);
  expect(part(15, 500)).toEqual([]);
  expect(part(20, 500)).toEqual(['x: 20 minutes']);
  expect(part(5, 300)).toEqual(['x: 5 minutes']);
  expect(part(10, 1100)).toHaveLength(1);
  expect(part(15, 1400)).toEqual([expect.stringMatching(/^x: 14\d\d words$/)]);
  expect(part(15, 200)).toHaveLength(1);
  expect(part(10, 500, '')).toEqual(['x: no challenge with a hint and an answer']);
  expect(part(10, 200, '<SelfChecks page="/docs/x" />')).toEqual([]);
});

describe('the schema', () => {
  const file = 'docs/13TeV25Doc/StandardModel.mdx';
  const front = pages.find((page) => page.file === file)?.front;

  it('rejects minutes that do not add up, and parts that are too long', () => {
    expect(docFrontMatter.safeParse(front).success).toBe(true);
    expect(docFrontMatter.safeParse({...front, minutes: 45}).success).toBe(false);
    const [first, ...others] = front?.parts ?? [];
    const long = [{...first, minutes: 20}, ...others];
    const minutes = (front?.minutes ?? 0) + 20 - (first?.minutes ?? 0);
    expect(docFrontMatter.safeParse({...front, minutes, parts: long}).success).toBe(false);
  });
});
