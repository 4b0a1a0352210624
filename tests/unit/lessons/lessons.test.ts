/** The lessons: their form, where they lead, and the numbers of their answer keys. */
import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {checkedLesson, lessons} from '../../../src/data/lessons';
import {zPeak} from '../../../src/data/lessons/zPeak';
import {allRoutes} from '../../../config/routes';
import {piecesOf, textsIn} from '../../../src/lib/text/richText';
import {lessonIds} from '../../../src/data/lessons/schema';
import {findTheHiggsLessonRows} from '../guideNumbers/findTheHiggsLesson';
import {workedInLessons} from '../workedNumbers/lessons';

const paths = new Set(allRoutes.map(({path}) => path));

describe('the lessons', () => {
  it('are all there, each once', () => {
    expect(lessons.map(({id}) => id).sort()).toEqual([...lessonIds].sort());
  });

  it('are where they say', () => {
    const missing = lessons.filter(
      ({id, page}) =>
        !readFileSync(`${page.slice(1)}.mdx`, 'utf8').includes(`<LessonPack id="${id}" />`),
    );
    expect(missing.map(({id}) => id)).toEqual([]);
  });

  it('lead to pages of this site that exist, and outside by https only', () => {
    const links = textsIn(lessons)
      .flatMap(piecesOf)
      .flatMap((piece) => (piece.kind === 'link' ? [piece.to] : []));
    expect(links.length).toBeGreaterThan(15);
    const dead = links.filter(
      (to) => !to.startsWith('https://') && !paths.has(to.split('#')[0] ?? ''),
    );
    expect(dead).toEqual([]);
  });

  it('have no question twice', () => {
    const questions = lessons.flatMap(({worksheet}) =>
      worksheet.flatMap((block) => (block.kind === 'question' ? [block.text] : [])),
    );
    expect(questions.filter((text, i) => questions.indexOf(text) !== i)).toEqual([]);
  });
});

describe('an invalid lesson', () => {
  it('is rejected with its name, the field and the reason', () => {
    expect(() => checkedLesson({...zPeak, minutes: 90})).toThrow(
      'The lesson "z-peak" is not valid: lesson: the steps take 45 minutes, the lesson 90',
    );
    const stepOf = (minutes: number) => ({minutes, title: 'A step', text: 'The class works.'});
    const unbroken = [20, 40, 15, 15].map(stepOf);
    expect(() => checkedLesson({...zPeak, minutes: 90, steps: unbroken})).toThrow(
      /a step must end after 45 minutes/,
    );
    expect(() => checkedLesson({...zPeak, answers: zPeak.answers.slice(1)})).toThrow(
      /6 questions have 5 answers/,
    );
    const steps = zPeak.steps.map((step) => ({...step, instruction: undefined}));
    expect(() => checkedLesson({...zPeak, steps})).toThrow(
      'the step "Opening question" has no questions: its slide needs an instruction for the class',
    );
    const goals = ['Too short', ...zPeak.goals.slice(1)];
    expect(() => checkedLesson({...zPeak, goals})).toThrow(/goals\.0: must be a sentence/);
    const table = {
      kind: 'table' as const,
      caption: 'A table of two.',
      head: ['a', 'b'],
      rows: [['1']],
    };
    expect(() => checkedLesson({...zPeak, worksheet: [...zPeak.worksheet, table]})).toThrow(
      /each row of a table must have as many cells as its header/,
    );
  });
});

/** Whether a number is in words as a whole: 0.5 is not in 10.5 or 0.55. */
function holds(words: string, number: string): boolean {
  const literal = number.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\d.,])${literal}(?![\\d{]|[.,]\\d)`).test(words);
}

describe.each([...workedInLessons, ...findTheHiggsLessonRows])(
  '$lesson: $quote',
  ({lesson, quote, gives}) => {
    it('is in the lesson and is what the formulas give', () => {
      const texts = textsIn(lessons.find(({id}) => id === lesson));
      const times = texts.reduce((sum, text) => sum + text.split(quote).length - 1, 0);
      expect(times, 'has these words once').toBe(1);
      expect(gives.length).toBeGreaterThan(0);
      expect(gives.filter((number) => !holds(quote, number))).toEqual([]);
    });
  },
);
