/** Numbers that a lesson gives more than once are the same: questions, events, cells, cross-sections. */
import {describe, expect, it} from 'vitest';
import {lessons, type Lesson} from '../../../src/data/lessons';
import {crossSections, expectedRows, printedRows} from '../workedNumbers/packs/luminosity';

/** The numbers of questions that a text mentions: “question 3”, “questions 1 and 2”, “Questions 4 to 6”. */
function mentioned(text: string): readonly number[] {
  const lists = text.matchAll(/questions? (\d+(?:(?:, | and | to )\d+)*)/gi);
  return Array.from(lists, ([, list = '']) => {
    const numbers = Array.from(list.matchAll(/\d+/g), Number);
    const [first = 0, last = 0] = numbers;
    if (!list.includes(' to ')) return numbers;
    return Array.from({length: last - first + 1}, (_, i) => first + i);
  }).flat();
}

const isAboutHomework = (sentence: string): boolean => /homework|extra work/.test(sentence);
const isAboutNext = (sentence: string): boolean => /continue with|go on to/.test(sentence);
const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.?!]) /);

/** The faults of the numbers of questions in the steps of a lesson. */
function faults({steps, worksheet}: Pick<Lesson, 'steps' | 'worksheet'>): readonly string[] {
  const known = worksheet.filter(({kind}) => kind === 'question').map((_, i) => i + 1);
  const inClass = steps.flatMap(({questions}) => questions);
  const homework = known.filter((number) => !inClass.includes(number));
  return steps.flatMap(({text, questions}, place) => {
    const earlier = steps.slice(0, place).flatMap((step) => step.questions);
    const next = steps.slice(place + 1).find((step) => step.questions.length > 0)?.questions ?? [];
    const inClassNow = sentencesOf(text).filter((sentence) => !isAboutHomework(sentence));
    const own = inClassNow.filter((sentence) => !isAboutNext(sentence)).flatMap(mentioned);
    const after = inClassNow.filter(isAboutNext).flatMap(mentioned);
    const left = sentencesOf(text).filter(isAboutHomework).flatMap(mentioned);
    const allowed = new Set([...questions, ...earlier]);
    return [
      ...own.filter((number) => !allowed.has(number)).map((n) => `${n} is not of step “${text}”`),
      ...after
        .filter((number) => number !== next[0] && !questions.includes(number))
        .map((n) => `${n} is not the next question`),
      ...left.filter((number) => !homework.includes(number)).map((n) => `${n} is no homework`),
      ...(own.length > 0
        ? questions.filter((number) => ![...own, ...after].includes(number))
        : []
      ).map((n) => `${n} is not mentioned in “${text}”`),
      ...own
        .filter((number, i) => own.indexOf(number) !== i && earlier.includes(number))
        .map((n) => `${n} is mentioned twice in “${text}”`),
    ];
  });
}

/** Questions that the steps of a lesson give as homework more than once. */
function givenTwice({steps}: Pick<Lesson, 'steps'>): readonly number[] {
  const given = steps.flatMap(({text}) =>
    sentencesOf(text).filter(isAboutHomework).flatMap(mentioned),
  );
  return given.filter((number, i) => given.indexOf(number) !== i);
}

describe.each(lessons)('$id', (lesson) => {
  it('gives each question as homework once', () => {
    expect(givenTwice(lesson)).toEqual([]);
  });

  it('mentions in each step the questions of this step', () => {
    expect(faults(lesson)).toEqual([]);
  });

  it('numbers the events and groups of its tables from 1', () => {
    for (const block of lesson.worksheet) {
      if (block.kind !== 'table') continue;
      const [title = '', ...heads] = block.head;
      const firsts = block.rows.map(([first = '']) => first);
      for (const names of [firsts, heads]) {
        if (!/^(Event|Group)$/.test(title) || !names.every((name) => /^\d+$/.test(name))) continue;
        expect(names).toEqual(names.map((_, i) => String(i + 1)));
      }
    }
  });
});

it('a wrong number of a question is found', () => {
  const [{steps, worksheet} = {steps: [], worksheet: []}] = lessons;
  const [first, ...others] = steps;
  if (!first) throw new Error('The first lesson has no steps.');
  const changed = (text: string) => faults({steps: [{...first, text}, ...others], worksheet});
  expect(changed('The class works on questions 1 and 2.')).toEqual([]);
  expect(changed('The class works on questions 1 and 3.')).not.toEqual([]);
  expect(changed('The class works on question 1.')).not.toEqual([]);
  expect(changed('Questions 1 and 2. Question 1 is homework.')).not.toEqual([]);
});

describe('cross-section and luminosity', () => {
  it('has the answers that the cells of the sheet give', () => {
    expect(expectedRows.length).toBeGreaterThan(3);
    expect(printedRows).toEqual(expectedRows);
  });

  it('has the cross-sections that the site states elsewhere', () => {
    expect(crossSections.map(([sheet]) => sheet)).toEqual(
      crossSections.map(([, stated]) => stated),
    );
  });
});
