import type {ReactNode} from 'react';
import {typesetFormulas} from '@site/src/components/RichText';
import type {Lesson} from '@site/src/data/lessons';

export interface ShownLessons {
  /** Draws the lessons. */
  readonly show: (lessons: readonly Lesson[]) => ReactNode;
}

/** Authors write `<AllLessons show={…} />`; `plugins/lessons` adds the lessons and their formulas. */
interface Props extends ShownLessons {
  readonly lessons: readonly Lesson[];
  readonly formulas: Readonly<Record<string, string>>;
}

/** Something made of all lessons, with their formulas typeset. */
export function AllLessons({lessons, formulas, show}: Props): ReactNode {
  return <typesetFormulas.Provider value={formulas}>{show(lessons)}</typesetFormulas.Provider>;
}
