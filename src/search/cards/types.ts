/** Answer cards: short typed answers that the search shows before its hits. Plain data, ready for JSON. */

/** Subjects of cards; `answer` is a question of the FAQ that is not a task. */
export const cardKinds = [
  'definition',
  'formula',
  'how-to',
  'answer',
  'sample',
  'record',
  'variable',
  'function',
  'trigger',
  'skim',
  'number',
] as const;

export type CardKind = (typeof cardKinds)[number];

export interface CardCode {
  /** Language as code blocks of pages name it: python, bash, bibtex. */
  readonly language: string;
  readonly text: string;
}

/** One step of a task. Names of code are in backticks, as in all texts of a card. */
export interface CardStep {
  readonly text: string;
  readonly code?: CardCode;
}

export interface CardRow {
  readonly label: string;
  readonly value: string;
}

/** A URL of this site begins with a slash and has no base URL; others begin with https. */
export interface CardLink {
  readonly title: string;
  readonly to: string;
}

export interface AnswerCard {
  /** Unique: the kind and a name, such as `sample-410470`. */
  readonly id: string;
  readonly kind: CardKind;
  readonly title: string;
  /** The symbol of a quantity, in Unicode: p_T, √s. */
  readonly symbol?: string;
  /** One to three sentences that are complete without the page; names of code are in backticks. */
  readonly text: string;
  /** The rest of a long answer, where there is room for it. */
  readonly more?: string;
  /** One line in Unicode, for cards that explain a formula. */
  readonly formula?: string;
  readonly rows?: readonly CardRow[];
  readonly steps?: readonly CardStep[];
  readonly code?: CardCode;
  /** Links that the user can open next, the most useful first. */
  readonly actions: readonly CardLink[];
  /** The page, with anchor, that the card is made from. */
  readonly source: CardLink;
  /** The queries that the card answers, as users type them; small words do not matter. */
  readonly queries: readonly string[];
}
