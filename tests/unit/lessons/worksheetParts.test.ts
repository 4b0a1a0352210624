/** The parts of worksheets: first and second lesson, and homework. */
import {describe, expect, it} from 'vitest';
import {checkedLesson, lessons} from '../../../src/data/lessons';
import {worksheetParts} from '../../../src/data/lessons/worksheetParts';
import {zPeak} from '../../../src/data/lessons/zPeak';

function partsOf(id: string) {
  const lesson = lessons.find((candidate) => candidate.id === id);
  if (!lesson) throw new Error(`There is no lesson ${id}.`);
  return worksheetParts(lesson).map(({name, blocks}) => [
    name,
    blocks.map((block) => (block.kind === 'question' ? block.number : block.kind)),
  ]);
}

describe.each(lessons.map((lesson) => [lesson.id, lesson] as const))('%s', (_, lesson) => {
  const parts = worksheetParts(lesson);

  it('has each block of its worksheet once, in order and numbered', () => {
    const blocks = parts.flatMap((part) => part.blocks);
    expect(blocks.map(({kind}) => kind)).toEqual(lesson.worksheet.map(({kind}) => kind));
    const numbers = blocks.flatMap((block) => (block.kind === 'question' ? [block.number] : []));
    expect(numbers).toEqual(lesson.answers.map((__, i) => i + 1));
  });

  it('has no part twice, and two lessons if it takes 90 minutes', () => {
    const names = parts.map(({name}) => name);
    expect(new Set(names).size).toBe(names.length);
    const lessonNames = names.filter((name) => name !== 'Homework');
    expect(lessonNames).toEqual(
      lesson.minutes === 90 ? ['First lesson', 'Second lesson'] : [undefined],
    );
  });
});

it('puts the questions of no step into the homework', () => {
  expect(partsOf('read-an-event').at(-1)).toEqual(['Homework', [6, 7]]);
  expect(partsOf('z-peak').at(-1)).toEqual(['Homework', [6]]);
});

it('divides two lessons, and keeps tables with the next question and grids with the last', () => {
  expect(partsOf('sort-the-collisions')).toEqual([
    ['First lesson', ['table', 1, 2]],
    ['Second lesson', ['table', 3, 'grid', 4, 5, 6]],
  ]);
});

it('refuses questions that are not in teaching order', () => {
  const steps = zPeak.steps.map((step) => ({
    ...step,
    questions: step.questions?.map((number) => (number === 5 ? 6 : number)),
  }));
  expect(() => checkedLesson({...zPeak, steps})).toThrow(/in teaching order; homework comes last/);
});
