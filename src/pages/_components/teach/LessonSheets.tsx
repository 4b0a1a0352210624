import type {ReactNode} from 'react';
import {typesetFormulas} from '@site/src/components/RichText';
import type {Lesson} from '@site/src/data/lessons';
import {AnswerKey} from '@site/src/mdx/LessonPack/AnswerKey';
import {Worksheet} from '@site/src/mdx/LessonPack/Worksheet';

/** Lessons and kind of sheet; by default the worksheets of all lessons. */
export interface SheetChoice {
  readonly ids?: readonly string[];
  readonly isAnswerKey?: boolean;
}

/** Authors write `<LessonSheets {...props} />`; `plugins/lessons` adds the lessons and their formulas. */
interface Props extends SheetChoice {
  readonly lessons: readonly Lesson[];
  readonly formulas: Readonly<Record<string, string>>;
}

/** Sheets of lessons to print. */
export function LessonSheets({lessons, formulas, ids, isAnswerKey = false}: Props): ReactNode {
  const Sheet = isAnswerKey ? AnswerKey : Worksheet;
  return (
    <typesetFormulas.Provider value={formulas}>
      {lessons
        .filter(({id}) => ids?.includes(id) ?? true)
        .map((lesson) => (
          <Sheet key={lesson.id} lesson={lesson} />
        ))}
    </typesetFormulas.Provider>
  );
}
