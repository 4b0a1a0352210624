/** Minutes of a school lesson; a longer pack takes two of them. */
export const schoolLesson = 45;

interface Timed {
  readonly minutes: number;
}

/** The steps of a pack, by school lesson. */
export function byLesson<Step extends Timed>(steps: readonly Step[]): readonly (readonly Step[])[] {
  const lessons: Step[][] = [];
  let elapsed = 0;
  for (const step of steps) {
    const lesson = Math.floor(elapsed / schoolLesson);
    (lessons[lesson] ??= []).push(step);
    elapsed += step.minutes;
  }
  return lessons;
}
