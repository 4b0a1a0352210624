/** Questions as DocSearch sends them to its question service. */
import {readParameters} from '../local/service/wireRequest';

/** The address of that service; its tokens and feedback have addresses below it. */
export const questionService = 'https://askai.algolia.com/chat';

/** Number of earlier questions of a conversation that a new one may refer to. */
const remembered = 3;

interface Message {
  readonly role: string;
  readonly parts?: readonly {readonly type: string; readonly text?: string}[];
}

interface ChatBody {
  readonly messages?: readonly Message[];
  readonly searchParameters?: {readonly facetFilters?: unknown};
}

export interface AskedQuestion {
  readonly question: string;
  /** Earlier questions of the conversation, oldest first. */
  readonly history: readonly string[];
  /** Tags and language of the pages to answer from. */
  readonly tags?: readonly string[] | undefined;
  readonly language?: string | undefined;
}

function textOf({parts = []}: Message): string {
  return parts
    .filter(({type}) => type === 'text')
    .map(({text = ''}) => text)
    .join(' ');
}

export function readChatRequest(body: unknown): AskedQuestion {
  const {messages = [], searchParameters} = JSON.parse(String(body)) as ChatBody;
  const questions = messages.filter(({role}) => role === 'user').map(textOf);
  const {tags, language} = readParameters({facetFilters: searchParameters?.facetFilters});
  return {
    question: questions.at(-1) ?? '',
    history: questions.slice(0, -1).slice(-remembered),
    tags,
    language,
  };
}
