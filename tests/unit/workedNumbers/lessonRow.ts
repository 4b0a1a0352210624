/** A number that a lesson prints, and where it comes from. */
import type {lessonIds} from '../../../src/data/lessons/schema';

export interface LessonRow {
  readonly lesson: (typeof lessonIds)[number];
  /** Words of a text of the lesson, as they are written. */
  readonly quote: string;
  /** The results of the formulas, printed as the words print them. */
  readonly gives: readonly string[];
}

type LessonQuote = readonly [quote: string, ...gives: string[]];

/** The rows of one lesson. */
export const ofLesson = (
  lesson: LessonRow['lesson'],
  lines: readonly LessonQuote[],
): readonly LessonRow[] => lines.map(([quote, ...gives]) => ({lesson, quote, gives}));
