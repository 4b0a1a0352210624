/** Lessons for classes, checked as they are read. */
import {findTheHiggsApp} from './findTheHiggsApp';
import {higgsFourLeptons} from './higgsFourLeptons';
import {higgsTwoPhotons} from './higgsTwoPhotons';
import {luminosityAndCrossSection} from './luminosityAndCrossSection';
import {readAnEvent} from './readAnEvent';
import {lessonSchema, type Lesson, type LessonSource} from './schema';
import {sortTheCollisions} from './sortTheCollisions';
import {teachAMachine} from './teachAMachine';
import {wAndTop8TeV} from './wAndTop8TeV';
import {zPeak} from './zPeak';

export type {Lesson} from './schema';

/** The lesson, or an error that names it, the field and what is wrong. */
export function checkedLesson(source: LessonSource): Lesson {
  const {success, data, error} = lessonSchema.safeParse(source);
  if (success) return data;
  const problems = error.issues.map(
    ({path, message}) => `${path.join('.') || 'lesson'}: ${message}`,
  );
  throw new Error(`The lesson "${source.id}" is not valid: ${problems.join('; ')}`);
}

/** In the order in which a course would take them. */
export const lessons: readonly Lesson[] = [
  readAnEvent,
  sortTheCollisions,
  zPeak,
  luminosityAndCrossSection,
  wAndTop8TeV,
  higgsTwoPhotons,
  higgsFourLeptons,
  findTheHiggsApp,
  teachAMachine,
].map(checkedLesson);

/** Id of the heading of a lesson on its page. */
export const lessonAnchor = (id: string): string => `lesson-${id}`;
