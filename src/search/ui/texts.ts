/** Texts of the search dialog that the theme's translations lack or word differently. */
import type {DocSearchModalProps} from '@docsearch/react/modal';
import {searchPlaceholder} from '@site/src/data/search';

type Texts = NonNullable<DocSearchModalProps['translations']>;

/** No service writes these answers: the site is asked. */
const embeddedTexts: Texts = {
  resultsScreen: {
    askAiPlaceholder: 'Ask this site: ',
    noResultsAskAiPlaceholder: 'Ask it as a question: ',
  },
};

const quotedLine = 'These sentences are quoted from this site; no AI writes them.';

/** Who answers: the embedded search or a hosted one, by quoting the site or by AI. */
interface AnsweredBy {
  readonly isEmbedded: boolean;
  readonly isQuoted: boolean;
}

/** The texts of the theme, with ours added; above answers that quote, a line that says so in place of the one on AI. */
export function modalTexts(ofTheme: Texts | undefined, {isEmbedded, isQuoted}: AnsweredBy): Texts {
  return {
    ...ofTheme,
    ...(isEmbedded ? embeddedTexts : {}),
    ...(isQuoted ? {askAiScreen: {...ofTheme?.askAiScreen, disclaimerText: quotedLine}} : {}),
    searchBox: {
      ...ofTheme?.searchBox,
      placeholderText: searchPlaceholder,
      newConversationPlaceholder: searchPlaceholder,
      conversationHistoryTitle: 'Earlier questions',
      startNewConversationText: 'New question',
      viewConversationHistoryText: 'Earlier questions',
    },
    newConversation: {
      newConversationTitle: 'What would you like to know?',
      newConversationDescription:
        'Ask about the data, the physics or the tools. The answer comes from the pages of this site, with links to them.',
    },
  };
}
