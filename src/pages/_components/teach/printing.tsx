import type {ReactNode} from 'react';
import type {SheetKind} from '@site/src/data/lessons/documents';
import {loadLessons} from './loadLessons';

/** Loads the sheets of some lessons to print, which no other part of the page needs. */
export async function sheets(ids: readonly string[], kind: SheetKind): Promise<ReactNode> {
  const [Lessons, {Worksheet}, {AnswerKey}] = await Promise.all([
    loadLessons(),
    import('@site/src/mdx/LessonPack/Worksheet'),
    import('@site/src/mdx/LessonPack/AnswerKey'),
  ]);
  const Sheet = kind === 'worksheet' ? Worksheet : AnswerKey;
  return (
    <Lessons
      show={(lessons) =>
        lessons
          .filter(({id}) => ids.includes(id))
          .map((lesson) => <Sheet key={lesson.id} lesson={lesson} />)
      }
    />
  );
}
