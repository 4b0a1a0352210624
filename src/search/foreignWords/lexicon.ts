// cspell:ignore gluones luminosidad Photonen Datenformat Zerfälle Zerfaelle Zerfalle
/** Reads words of another language: their spelling, inflected forms, compounds and cognates. */

export interface Language {
  /** In English. */
  readonly name: string;
  /** Words that say how something is asked, such as articles; queries are searched without them. */
  readonly small: string;
  /** Inflections as `typed>listed`: `s>` finds the listed word for its form with an s. */
  readonly endings: string;
  /** Endings with those of English, as `idad>ity`: luminosidad needs no entry. */
  readonly cognates: string;
  /** True if nouns are joined to one word: Datenformat. */
  readonly joinsNouns?: boolean;
  /**
   * From words or phrases, in as many spellings as `|` separates, to English query words. Those of an
   * adjective that follows its noun begin with a plus sign.
   */
  readonly words: Readonly<Record<string, string>>;
}

export type IsKnown = (word: string) => boolean;

/** The looked-up words of a language. */
export interface Lexicon {
  readonly name: string;
  readonly longestPhrase: number;
  readonly isSmall: (word: string) => boolean;
  /** True for words that are listed as they are typed, with their accents. */
  readonly isListed: (word: string) => boolean;
  /** English words for one or more successive words. Cognates have to be known. */
  readonly read: (words: readonly string[], isKnown: IsKnown) => string | undefined;
}

/** A word in lower case without accents, as the search index spells it. */
export const plain = (word: string): string =>
  word
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae');

/** One spelling for ä, ae and a: Zerfälle, Zerfaelle and Zerfalle are the same. */
export const normalised = (word: string): string => plain(word).replace(/(?<=[aou])e/g, '');

/** Successive letters, digits and underscores of a text, with their positions. */
export const wordMatches = (text: string): readonly RegExpExecArray[] => [
  ...text.matchAll(/[\p{L}\p{M}\p{N}_]+/gu),
];

type Pairs = readonly (readonly [from: string, to: string])[];

const list = (words: string): readonly string[] => words.split(' ');
const pairs = (endings: string): Pairs =>
  list(endings).map((ending) => ending.split('>', 2) as [string, string]);

/** The length below which words have no other forms and are not parts of compounds. */
const shortestForm = 3;
/** The length below which words have to be in the table. */
const shortestCognate = 6;

/** The word with another ending, if `isRight`. */
function withEnding(word: string, endings: Pairs, isRight: IsKnown): string | undefined {
  for (const [from, to] of endings) {
    if (!word.endsWith(from)) continue;
    const form = word.slice(0, word.length - from.length) + to;
    if (word.length > shortestForm && form.length >= shortestForm && isRight(form)) return form;
  }
  return undefined;
}

/** Plurals such as Photonen and gluones; names with an s are known as they are. */
const pluralsOfNames = pairs('en> es>');

/** Letters between the parts of a German compound. */
const links = ['', 's', 'n', 'en', 'es'];
const longestCompound = 40;

/** Splits a compound of nouns, the longest first part first. */
function compound(word: string, nounOf: (part: string) => string | undefined): string | undefined {
  if (word.length > longestCompound) return undefined;
  for (let at = word.length - shortestForm; at >= shortestForm; at -= 1) {
    const head = word.slice(0, at);
    for (const link of links) {
      const first = head.endsWith(link) && nounOf(head.slice(0, head.length - link.length));
      if (!first) continue;
      const rest = word.slice(at);
      const last = nounOf(rest) ?? compound(rest, nounOf);
      if (last !== undefined) return `${first} ${last}`;
    }
  }
  return undefined;
}

/** Prepares the words of a language; `isName` says which words are the same in all languages. */
export function lexiconOf(language: Language, isName: IsKnown): Lexicon {
  const endings = pairs(language.endings);
  const cognates = pairs(language.cognates);
  const small = new Set(list(language.small).map(normalised));
  const english = new Map<string, string>();
  const listed = new Set<string>();
  const spelled = new Set(list(language.small));
  const listedForm = (word: string): string =>
    listed.has(word) ? word : (withEnding(word, endings, (form) => listed.has(form)) ?? word);

  const entries = Object.entries(language.words)
    .flatMap(([spellings, meaning]) =>
      spellings.split('|').map((spelling) => ({
        typed: wordMatches(spelling).map(([word]) => word),
        meaning,
      })),
    )
    .sort((a, b) => a.typed.length - b.typed.length);
  for (const {typed, meaning} of entries) {
    const words = typed.map(normalised);
    const forms = words.length === 1 ? words : words.map(listedForm);
    english.set(forms.join(' '), meaning);
    for (const form of forms) listed.add(form);
    for (const word of typed) spelled.add(word.toLowerCase());
  }

  return {
    name: language.name,
    longestPhrase: entries.at(-1)?.typed.length ?? 1,
    isSmall: (word) => small.has(normalised(word)),
    isListed: (word) => spelled.has(word.toLowerCase()),
    read: (typed, isKnown) => {
      const meaning = english.get(typed.map((word) => listedForm(normalised(word))).join(' '));
      if (meaning !== undefined || typed.length !== 1) return meaning;
      const word = plain(typed[0] ?? '');
      if (word.length < shortestCognate || isName(word)) return undefined;
      const cognateOf = (part: string): string | undefined => withEnding(part, cognates, isKnown);
      const nounOf = (part: string): string | undefined =>
        english.get(listedForm(part)) ?? cognateOf(part) ?? (isName(part) ? part : undefined);
      const parts = language.joinsNouns ? compound(normalised(word), nounOf) : undefined;
      return (
        cognateOf(word) ??
        withEnding(word, pluralsOfNames, isName) ??
        (parts?.split(' ').every(isName) ? undefined : parts)
      );
    },
  };
}
