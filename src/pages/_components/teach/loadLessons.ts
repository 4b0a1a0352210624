import type {ComponentType} from 'react';
import type {ShownLessons} from './AllLessons';

/** Loads the texts of all lessons, which the cards do not need. */
export async function loadLessons(): Promise<ComponentType<ShownLessons>> {
  const {default: Lessons} = (await import('./_lessons.mdx')) as {
    default: ComponentType<ShownLessons>;
  };
  return Lessons;
}
