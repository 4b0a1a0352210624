/** Answers of question mode. */
import type {AnswerCard} from '../cards/types';
import type {TableRow} from './passages';

/** A place of the site that an answer leads to. */
export interface Source {
  /** Address with anchor, without origin, with base URL. */
  readonly url: string;
  readonly title: string;
  /** Headings below the title, outermost first. */
  readonly path: readonly string[];
}

/** A sentence or a table row of the site, as plain text. */
export interface Quote extends Source {
  readonly text: string;
  /** Cells of the quoted row, if the quote is a row of a table. */
  readonly row?: TableRow;
}

export type Answer =
  | {
      readonly kind: 'answer';
      /** The question as it was looked for: a follow-up question with what it left out. */
      readonly query: string;
      /** Note on how the question was read, if that differs from the typed text. */
      readonly note: string;
      /** Answers the whole question; then there are no quotes. */
      readonly card?: AnswerCard;
      /** Best section first; those of one section in its order. */
      readonly quotes: readonly Quote[];
      /** Sections nearest to the question, best first. */
      readonly sections: readonly Source[];
    }
  | {
      readonly kind: 'refusal';
      readonly query: string;
      /** Words of the question that no section answers, as they were typed. */
      readonly missing: readonly string[];
      readonly nearest: readonly Source[];
    };

export interface AskOptions {
  /** Only sections with one of these tags. */
  readonly tags?: readonly string[];
  readonly language?: string;
  /** Earlier questions of the conversation, oldest first. */
  readonly history?: readonly string[];
}
