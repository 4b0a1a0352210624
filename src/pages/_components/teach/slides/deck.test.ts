import {describe, expect, it} from 'vitest';
import {lessons, type Lesson} from '@site/src/data/lessons';
import {zPeak} from '@site/src/data/lessons/zPeak';
import {checkedLesson} from '@site/src/data/lessons';
import {deckOf, tasksOf} from './deck';

const kindsOf = (lesson: Lesson): readonly string[] => deckOf(lesson).map(({kind}) => kind);
const headingsOf = (lesson: Lesson): readonly string[] =>
  deckOf(lesson).map(({heading}) => heading);

describe.each(lessons.map((lesson) => [lesson.id, lesson] as const))(
  'the slides of %s',
  (_, lesson) => {
    const deck = deckOf(lesson);

    it('begin with title, aim and question, and have every step in order', () => {
      expect(headingsOf(lesson).slice(0, 3)).toEqual([
        lesson.title,
        'Learning goals',
        'The question',
      ]);
      const steps = Array.from(new Set(headingsOf(lesson)));
      expect(steps.filter((one) => lesson.steps.some(({title}) => title === one))).toEqual(
        lesson.steps.map(({title}) => title),
      );
    });

    it('ask each question once, in class or as homework', () => {
      const inClass = deck.flatMap((slide) => (slide.kind === 'task' ? [slide.task.number] : []));
      const homework = deck.find(({heading}) => heading === 'Homework');
      const atHome = homework?.kind === 'texts' ? homework.texts : [];
      expect(new Set(inClass).size).toBe(inClass.length);
      expect(inClass.length + atHome.length).toBe(lesson.answers.length);
    });

    it('discuss the claims before the answers to them, and then sum up', () => {
      const kinds = kindsOf(lesson);
      expect(kinds.indexOf('claims')).toBeLessThan(kinds.indexOf('misconception'));
      expect(kinds.filter((kind) => kind === 'misconception')).toHaveLength(
        lesson.misconceptions.length,
      );
      expect(headingsOf(lesson).slice(-2)).toContain('Summary');
    });
  },
);

it('puts tables with the next question, and grids with the one before', () => {
  const lesson = checkedLesson(zPeak);
  const kinds = tasksOf(lesson).map(({material}) => material.map(({kind}) => kind));
  expect(kinds).toEqual([['text', 'table'], [], ['grid'], [], [], []]);
});

it('shows the instruction of a step on its first slide only', () => {
  const slides = deckOf(checkedLesson(zPeak));
  const inStep = (title: string) =>
    slides.flatMap((slide) =>
      slide.heading === title && (slide.kind === 'step' || slide.kind === 'task')
        ? [slide.instruction]
        : [],
    );
  expect(inStep('Opening question')).toEqual([zPeak.steps[0]?.instruction]);
  expect(inStep('Compute masses in pairs')).toEqual([zPeak.steps[2]?.instruction, undefined]);
});

it('states which of two lessons a step belongs to', () => {
  const long = lessons.find(({minutes}) => minutes === 90);
  const labels = deckOf(long as Lesson).map(({label}) => label);
  expect(labels).toContain('First lesson, 10 minutes');
  expect(labels).toContain('Second lesson, 15 minutes');
});
