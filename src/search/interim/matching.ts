import type {Section} from './section';

function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase('en');
}

/** The sections with only those pages whose title or description holds every word of the query. */
export function matching(sections: readonly Section[], query: string): readonly Section[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return sections;
  return sections
    .map(({heading, pages}) => ({
      heading,
      pages: pages.filter(({title, description}) => {
        const text = fold(`${heading} ${title} ${description}`);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({pages}) => pages.length > 0);
}
