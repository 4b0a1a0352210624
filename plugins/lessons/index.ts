/**
 * `<LessonPack id="…" />`, `<LessonList />`, `<TeachHub />` and `<AllLessons />` get what they print, formulas
 * typeset, so that a page carries its own lessons and no others. A lesson that nobody knows stops the build.
 */
import katex, {type KatexOptions} from 'katex';
import {lessonAnchor, lessons} from '../../src/data/lessons';
import {piecesOf, textsIn} from '../../src/lib/text/richText';
import {propOf} from '../citations/prop';
import {attributeOf, type MdxNode} from '../mdx-tags/mdxTree';
import {onEveryTag} from '../mdx-tags/onEveryTag';

/** The HTML of every formula in a value, by its TeX. */
export function typeset(value: unknown, options: KatexOptions): Record<string, string> {
  const formulas = textsIn(value)
    .flatMap(piecesOf)
    .filter(({kind}) => kind === 'formula');
  return Object.fromEntries(
    formulas.map(({text}) => [
      text,
      // KaTeX keeps macros that a formula defines in the object that it is given.
      katex.renderToString(text, {...options, macros: {...options.macros}}),
    ]),
  );
}

/** What a list says of each lesson. */
const entries = lessons.map(
  ({id, title, summary, age, minutes, topic, classLink, groups, page}) => ({
    id,
    title,
    summary,
    age,
    minutes,
    topic,
    classLink,
    groups,
    to: `${page}#${lessonAnchor(id)}`,
  }),
);

function resolve(tag: MdxNode, options: KatexOptions): void {
  if (tag.name === 'LessonList' || tag.name === 'TeachHub') {
    tag.attributes = [propOf('entries', entries)];
  }
  if (tag.name === 'AllLessons') {
    tag.attributes = [
      ...(tag.attributes ?? []),
      propOf('lessons', lessons),
      propOf('formulas', typeset(lessons, options)),
    ];
  }
  if (tag.name !== 'LessonPack') return;
  const id = attributeOf(tag, 'id') ?? '';
  const lesson = lessons.find((candidate) => candidate.id === id);
  if (!lesson) {
    const known = lessons.map((candidate) => candidate.id).join(', ');
    throw new Error(`<LessonPack> names "${id}", which is not a lesson. The lessons are ${known}`);
  }
  tag.attributes = [
    propOf('lesson', lesson),
    propOf('anchor', lessonAnchor(id)),
    propOf('formulas', typeset(lesson, options)),
  ];
}

/** The Remark plugin; `options` are those of the site's formulas. */
export const lessonTags = (options: KatexOptions) => () =>
  onEveryTag((tag) => resolve(tag, options));
