/** Hands the cards of categories what the front matter of each page says of its level and its minutes. */
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';
import type {DocFrontMatter} from '../../src/data/frontMatter';

const docsPlugin = 'docusaurus-plugin-content-docs';

export type CardFacts = Readonly<Record<string, Pick<DocFrontMatter, 'level' | 'minutes'>>>;

type Doc = Pick<LoadedContent['loadedVersions'][number]['docs'][number], 'id' | 'frontMatter'>;

/** The facts of each page, by its id. */
export function cardFacts(docs: readonly Doc[]): CardFacts {
  return Object.fromEntries(
    docs.map(({id, frontMatter}) => {
      const {level, minutes} = frontMatter as unknown as DocFrontMatter;
      return [id, {level, minutes}];
    }),
  );
}

export function cardFactsPlugin(): Plugin {
  return {
    name: 'card-facts',
    async allContentLoaded({allContent, actions}) {
      const contents = Object.values(allContent[docsPlugin] ?? {}) as readonly LoadedContent[];
      const docs = contents.flatMap(({loadedVersions}) =>
        loadedVersions.flatMap((version) => version.docs),
      );
      await actions.createData('cards.json', cardFacts(docs));
    },
  };
}
