/** Analysis of a question: its terms and the type of the answer. */
// cspell:ignore kmgtp
import {conceptTerm, stemTerm, wordRow} from '../local/analyse';
import {parseQuery, type Slot, type Span} from '../local/query';
import {plausibleCorrections} from '../local/typos';
import type {Lexicon} from './lexicon';
import {wordingOf, type AnswerType} from './wish';

/** Words that an answer may well say otherwise: how much, and what is done with a thing. */
const light = new Set(
  (
    'really actually just still already ever even maybe possible best many much long often far well big large high exact exactly please number value amount kind ' +
    'type sort thing way page site website documentation define definition meaning ' +
    'take takes took taken place contain contains made reach reaches reached call called give ' +
    'gives given happen happens say says stand stands meant become became becomes store stored ' +
    'stores keep kept keeps hold holds held found work works see seen know known write written ' +
    'show shown tell told turn bring put start begin want choose provide provided come comes go'
  ).split(' '),
);
/** A question of nothing but these asks for nothing. */
const empty = new Set(
  (
    'a an and are be but can could did do does for from had has have he her his how i if in is it ' +
    'its me my no not of on or our she should so that the their them there these they this those to ' +
    'us was we were what when where which who whom whose why will with would yes you your please ok ' +
    'then also too so here now thanks thank hello hi well some any all more about'
  ).split(' '),
);

/** A spelling or form of a term that counts as the term. */
interface TermVariant {
  readonly term: string;
  /** From 0 to 1: 1 is the word itself. */
  readonly quality: number;
}

/** A term that an answer has to mention. */
export interface QuestionTerm {
  /** Text as the user typed it. */
  readonly typed: string;
  readonly ways: readonly TermVariant[];
  readonly parts: readonly string[];
  /** Words side by side, as "8 TeV": the number alone is meaningless. */
  readonly pair: string;
  readonly isName: boolean;
  /** True for the name of a quantity: a value of it says as much. */
  readonly isMeasure: boolean;
  readonly weight: number;
}

export interface Question {
  readonly text: string;
  readonly wish: AnswerType;
  readonly needs: readonly QuestionTerm[];
  /** Patterns of values of the requested quantity, if one is named. */
  readonly values: readonly RegExp[];
  /** Numbers of the question itself: they are not an answer. */
  readonly numbers: ReadonlySet<string>;
}

const longest = 400;
const lightWeight = 0.35;
const minWeight = 0.15;
const nameBonus = 1.3;

function waysOf(
  slot: Slot,
  spans: readonly Span[],
  {isName, isAcronym}: {readonly isName: boolean; readonly isAcronym: boolean},
  lexicon: Lexicon,
): readonly TermVariant[] {
  const ways: TermVariant[] = [
    {term: slot.word, quality: 1},
    // "CMS" is not several "cm".
    ...(isAcronym ? [] : [{term: stemTerm(slot.word), quality: 0.95}]),
    ...spans.map(({kind, name}) =>
      kind === 'meaning' ? {term: conceptTerm(name), quality: 0.9} : {term: name, quality: 1},
    ),
  ];
  if (ways.some(({term}) => lexicon.isKnown(term))) return ways;
  // A name that the site does not know is another name, not a misspelt word.
  if (isName || /\d/.test(slot.word)) return ways;
  const guesses = plausibleCorrections(slot.word, lexicon.words(), false).filter(
    ({distance}) => distance === 1,
  );
  return [
    ...ways,
    ...guesses.flatMap(({word, distance}) => [
      {term: word, quality: 1 - 0.1 * distance},
      {term: stemTerm(word), quality: 0.95 - 0.1 * distance},
    ]),
  ];
}

/** A name that is never written in one piece is as rare as its rarest part. */
function rarityOf(ways: readonly TermVariant[], {parts}: Slot, lexicon: Lexicon): number {
  const known = ways.map(({term}) => term).filter((term) => lexicon.isKnown(term));
  if (known.length > 0 || parts.length === 0) return lexicon.rarity(known);
  return Math.max(...parts.map((part) => lexicon.rarity([part])));
}

const isNumber = (word: string): boolean => /^\d+$/.test(word);
const unit = /^(?:[kmgtp]?ev|fb|pb|[kmgtp]i?b|bytes?|minutes?|hours?|days?)$/;

/** The number with the unit behind it, or with the name before it: "8 TeV", "Run 2". */
function pairOf(word: string, row: readonly string[], names: ReadonlySet<string>): string {
  if (!isNumber(word)) return '';
  const at = row.indexOf(word);
  const [before = '', after = ''] = [row[at - 1], row[at + 1]];
  if (unit.test(after)) return ` ${word} ${after} `;
  return names.has(before) ? ` ${before} ${word} ` : '';
}

/** Words written as names: with a capital inside the sentence, or with signs and digits in them. */
function namesIn(text: string): ReadonlySet<string> {
  const found = text.match(
    /(?<!^)(?<![.?!]\s)\b(?:\p{Lu}[\p{L}\p{N}]*|\p{L}+\p{N}[\p{L}\p{N}]*)/gu,
  );
  return new Set((found ?? []).flatMap((name) => wordRow(name).trim().split(' ')));
}

/** Words in capitals. */
const acronymsIn = (text: string): ReadonlySet<string> =>
  new Set(text.match(/\b\p{Lu}{2,}\b/gu)?.map((word) => word.toLowerCase()));

/** Merges alternatives: an answer mentions one of "MeV or GeV", so the two are one term. */
function withChoices(
  needs: readonly QuestionTerm[],
  places: readonly number[],
  row: readonly string[],
): readonly QuestionTerm[] {
  const merged: QuestionTerm[] = [];
  needs.forEach((need, i) => {
    const place = places[i] ?? -1;
    const before = merged.at(-1);
    const isChoice = row[place - 1] === 'or' && places[i - 1] === place - 2;
    if (!before || !isChoice || need.parts.length + before.parts.length > 0) merged.push(need);
    else {
      merged[merged.length - 1] = {
        ...before,
        typed: `${before.typed} or ${need.typed}`,
        ways: [...before.ways, ...need.ways],
      };
    }
  });
  return merged;
}

/** The question as a query that is typed to its end; marks of quotation demand nothing. */
export function wordsOnly(text: string): string {
  return `${text.slice(0, longest).replace(/["“”„«»]/g, ' ')} `;
}

/** Reads a question. */
export function readQuestion(text: string, lexicon: Lexicon): Question {
  const {wish, values, measured} = wordingOf(text);
  // A name in one piece, known or not: its parts alone say little.
  const query = parseQuery(wordsOnly(text), () => true);
  const row = query.row.trim().split(' ');
  const names = namesIn(text);
  const acronyms = acronymsIn(text);
  // Two words of one meaning ask for two things: each has to be found by itself.
  const distinctSpans = query.spans.filter(
    ({name}, i) => !query.spans.some((other, j) => j !== i && other.name === name),
  );
  const all = query.slots.map((slot, i): QuestionTerm => {
    const isName = names.has(slot.word) || slot.parts.length > 0;
    const spans = distinctSpans.filter(({from, to}) => from <= i && i <= to);
    const isAcronym = acronyms.has(slot.word);
    const ways = waysOf(slot, spans, {isName, isAcronym}, lexicon);
    const rarity = Math.max(minWeight, rarityOf(ways, slot, lexicon));
    return {
      typed: slot.typed,
      ways,
      parts: slot.parts,
      pair: pairOf(slot.word, row, names),
      isName,
      isMeasure: measured.has(slot.word),
      weight:
        rarity * slot.weight * (light.has(slot.word) ? lightWeight : 1) * (isName ? nameBonus : 1),
    };
  });
  return {
    text,
    wish,
    needs: row.every((word) => empty.has(word))
      ? []
      : withChoices(
          all,
          query.slots.map(({word}) => row.indexOf(word)),
          row,
        ),
    values,
    numbers: new Set(text.match(/\d+(?:[.,]\d+)*/g) ?? []),
  };
}
