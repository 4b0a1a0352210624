/** The slides of a lesson, in the order in which a class needs them. */
import type {Lesson} from '@site/src/data/lessons';
import type {Block} from '@site/src/data/lessons/schema';
import {schoolLesson} from '@site/src/data/lessons/schoolLesson';
import {comesAfterQuestion} from '@site/src/data/lessons/worksheetParts';

type Step = Lesson['steps'][number];
type Answer = Lesson['answers'][number];
type Misconception = Lesson['misconceptions'][number];
type Material = Exclude<Block, {kind: 'question'}>;

interface Common {
  /** Heading of the slide; on slides of a step, what the class does. */
  readonly heading: string;
  /** Line above the heading. */
  readonly label?: string;
  /** Notes for the teacher. */
  readonly notes?: string;
}

export interface Task {
  readonly number: number;
  readonly text: string;
  readonly answer: Answer;
  /** Tables and drawings that the question is about. */
  readonly material: readonly Material[];
}

export type Slide = Common &
  (
    | {readonly kind: 'title'; readonly id: string}
    | {readonly kind: 'texts'; readonly texts: readonly string[]}
    | {readonly kind: 'statement'; readonly text: string}
    | {readonly kind: 'step'; readonly instruction: string}
    | {readonly kind: 'task'; readonly task: Task; readonly instruction: string | undefined}
    | {readonly kind: 'claims'; readonly claims: readonly string[]}
    | {readonly kind: 'misconception'; readonly misconception: Misconception}
    | {readonly kind: 'app'; readonly to: string}
  );

/** The questions of a worksheet with what belongs to each; tables after the last one are left out. */
export function tasksOf({worksheet, answers}: Pick<Lesson, 'worksheet' | 'answers'>): Task[] {
  const tasks: (Task & {material: Material[]})[] = [];
  let waiting: Material[] = [];
  for (const block of worksheet) {
    const last = tasks.at(-1);
    if (block.kind === 'question') {
      const answer = answers[tasks.length];
      if (!answer) throw new Error(`The question "${block.text}" has no answer.`);
      tasks.push({number: tasks.length + 1, text: block.text, answer, material: waiting});
      waiting = [];
    } else if (last && comesAfterQuestion(block)) last.material.push(block);
    else waiting.push(block);
  }
  return tasks;
}

const plainClaim = ({says}: Misconception): string => says.replace(/\.$/, '');

function slidesOfStep(step: Step, label: string, tasks: readonly Task[]): readonly Slide[] {
  const common = {heading: step.title, label, notes: step.text};
  const {instruction} = step;
  const own = tasks.filter(({number}) => step.questions.includes(number));
  if (own.length === 0) return [{kind: 'step', ...common, instruction: instruction ?? ''}];
  return own.map((task, place) => ({
    kind: 'task',
    ...common,
    task,
    instruction: place === 0 ? instruction : undefined,
  }));
}

/** The label of each step: which of two school lessons, and the minutes. */
function labelsOf({steps, minutes}: Lesson): readonly string[] {
  let elapsed = 0;
  return steps.map((step) => {
    const lesson = elapsed < schoolLesson ? 'First lesson' : 'Second lesson';
    elapsed += step.minutes;
    const time = `${step.minutes} minutes`;
    return minutes === schoolLesson ? time : `${lesson}, ${time}`;
  });
}

function homework(lesson: Lesson, tasks: readonly Task[]): readonly Slide[] {
  const inClass = lesson.steps.flatMap(({questions}) => questions);
  const open = tasks.filter(({number}) => !inClass.includes(number));
  const texts = open.map(({number, text}) => `Question ${number}: ${text}`);
  return open.length > 0 ? [{kind: 'texts', heading: 'Homework', texts}] : [];
}

/** All slides of a lesson. */
export function deckOf(lesson: Lesson): readonly Slide[] {
  const {id, title, age, minutes, goals, question, misconceptions, conclusion} = lesson;
  const tasks = tasksOf(lesson);
  const labels = labelsOf(lesson);
  return [
    {kind: 'title', heading: title, label: `Age ${age}, ${minutes} minutes`, id},
    {kind: 'texts', heading: 'Learning goals', texts: goals},
    {kind: 'statement', heading: 'The question', text: question},
    ...(lesson.classLink === undefined
      ? []
      : [{kind: 'app', heading: 'The app for this lesson', to: lesson.classLink} as const]),
    ...lesson.steps.flatMap((step, place) => slidesOfStep(step, labels[place] ?? '', tasks)),
    {kind: 'claims', heading: 'Do you agree?', claims: misconceptions.map(plainClaim)},
    ...misconceptions.map((misconception): Slide => ({
      kind: 'misconception',
      heading: `“${plainClaim(misconception)}”`,
      label: 'Common misconception',
      misconception,
    })),
    {kind: 'statement', heading: 'Summary', text: conclusion},
    ...homework(lesson, tasks),
  ];
}
