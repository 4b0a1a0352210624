/** The texts that are indexed, field by field: of each section, and of each page. */
import {wordRow} from '../analyse';
import {headingOf, type Section} from '../section';

/** Weights of a match in each field. */
export const sectionFields = {
  boost: {heading: 4, path: 1.5, anchor: 1, text: 1, shared: 0.25},
  name: 'heading',
} as const;
export const pageFields = {boost: {title: 1.5, about: 1.2}, name: 'title'} as const;

/** Number of sections from which on a shared text, such as a note on units or a source, counts as boilerplate. */
const sharedFrom = 4;

/** Name of the section in its address, if it differs from the heading. */
function anchorOf({url, path}: Section): string {
  const heading = wordRow(path.at(-1) ?? '');
  const [, anchor = ''] = url.split('#');
  return wordRow(anchor)
    .split(' ')
    .filter((word) => !heading.includes(word))
    .join(' ');
}

type SectionText = Readonly<Record<keyof typeof sectionFields.boost, string>>;

/** The fields of each section; lines that many sections share have a field of their own. */
export function sectionTexts(sections: readonly Section[]): readonly SectionText[] {
  const linesOf = sections.map(({text}) => text.split('\n'));
  const counts = new Map<string, number>();
  for (const line of linesOf.flatMap((lines) => [...new Set(lines)])) {
    counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  const isShared = (line: string): boolean => (counts.get(line) ?? 0) >= sharedFrom;
  return sections.map((section, id) => {
    const lines = linesOf[id] ?? [];
    return {
      heading: section.path.length > 0 ? headingOf(section) : '',
      path: section.path.slice(0, -1).join('\n'),
      anchor: anchorOf(section),
      text: lines.filter((line) => !isShared(line)).join('\n'),
      shared: lines.filter(isShared).join('\n'),
    };
  });
}

/** The fields of a page, from the section at its top. */
export const pageText = ({
  title,
  about = '',
}: Section): Readonly<Record<keyof typeof pageFields.boost, string>> => ({title, about});
