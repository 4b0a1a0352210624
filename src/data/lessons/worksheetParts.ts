/** The parts of a worksheet: the first and the second school lesson, and homework. */
import type {Block, Lesson} from './schema';
import {schoolLesson} from './schoolLesson';

export type PartName = 'First lesson' | 'Second lesson' | 'Homework';

export type NumberedBlock =
  | Exclude<Block, {kind: 'question'}>
  | (Extract<Block, {kind: 'question'}> & {readonly number: number});

export interface WorksheetPart {
  /** undefined for the questions that a class answers in its only lesson. */
  readonly name: PartName | undefined;
  readonly blocks: readonly NumberedBlock[];
}

type Planned = Pick<Lesson, 'minutes' | 'steps' | 'worksheet'>;

/** The part that a question belongs to, by its number: those of no step are homework. */
export function partNameOf(
  {minutes, steps}: Omit<Planned, 'worksheet'>,
  question: number,
): PartName | undefined {
  let elapsed = 0;
  for (const step of steps) {
    if (step.questions.includes(question)) {
      if (minutes === schoolLesson) return undefined;
      return elapsed < schoolLesson ? 'First lesson' : 'Second lesson';
    }
    elapsed += step.minutes;
  }
  return 'Homework';
}

/** True for drawings to fill in, which come after their question; everything else comes before it. */
export const comesAfterQuestion = ({kind}: Block): boolean => kind === 'grid' || kind === 'angles';

/** The worksheet in its parts; a table or text is in the part of the question that follows it. */
export function worksheetParts(lesson: Planned): readonly WorksheetPart[] {
  const parts: {name: PartName | undefined; blocks: NumberedBlock[]}[] = [];
  let waiting: NumberedBlock[] = [];
  let number = 0;
  for (const block of lesson.worksheet) {
    if (block.kind === 'question') {
      number += 1;
      const name = partNameOf(lesson, number);
      const last = parts.at(-1);
      const own = last && last.name === name ? last : {name, blocks: []};
      if (own !== last) parts.push(own);
      own.blocks.push(...waiting, {...block, number});
      waiting = [];
    } else if (comesAfterQuestion(block)) parts.at(-1)?.blocks.push(block);
    else waiting.push(block);
  }
  parts.at(-1)?.blocks.push(...waiting);
  return parts;
}
