/** All lessons, in the order in which they are best taken. */
import {accuracyParadox} from './accuracyParadox';
import {leakage} from './leakage';
import type {Lesson} from './lesson';
import {negativeWeights} from './negativeWeights';
import {overtraining} from './overtraining';
import {sculptedMass} from './sculptedMass';

export const lessons: readonly Lesson[] = [
  accuracyParadox,
  overtraining,
  leakage,
  sculptedMass,
  negativeWeights,
];

/** @returns undefined for an id that no lesson has */
export const lessonOf = (id: string | null): Lesson | undefined =>
  lessons.find((lesson) => lesson.id === id);
