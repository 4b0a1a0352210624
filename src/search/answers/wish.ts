/** The kind of answer that a question requires, from its wording. */
// cspell:ignore MGTP μmck
import {wordRow} from '../local/analyse';

export type AnswerType = 'definition' | 'number' | 'time' | 'place' | 'steps' | 'any';

/** A quantity: the words that ask for it, and how its values look. */
interface Measure {
  readonly words: readonly string[];
  readonly value: RegExp;
}

const measures: readonly Measure[] = [
  {
    words: ['byte', 'size', 'large', 'big', 'space', 'disk', 'download', 'memory', 'kilobyte'],
    value: /\d\s?[kMGTP]i?B\b/,
  },
  {
    words: ['fraction', 'percentage', 'percent', 'share', 'probability', 'part', 'efficiency'],
    value: /\d\s?%|\bper cent\b/,
  },
  {
    words: ['long', 'duration', 'lifetime', 'time', 'minute', 'hour'],
    value: /\d\s?(?:[nμm]?s|min|seconds?|minutes?|hours?|days?|weeks?|months?|years?)\b/,
  },
  {words: ['mass', 'energy', 'momentum', 'heavy'], value: /\d\s?(?:[kMGT]?eV|k?g|tonnes?)\b/},
  {words: ['cross-section', 'probable'], value: /\d\s?[npf]?b\b/},
  {words: ['luminosity'], value: /\d\s?[npf]b⁻¹/},
  {words: ['rate', 'frequency', 'often'], value: /\d\s?[kMG]?Hz\b|per (?:second|event|cent)/},
  {words: ['field', 'strong', 'magnetic'], value: /\d\s?(?:T|tesla)\b/i},
  {words: ['distance', 'length', 'far', 'wide', 'radius'], value: /\d\s?(?:[μmck]?m|metres?)\b/},
  {words: ['cost', 'price', 'expensive', 'much'], value: /\d\s?(?:CHF|EUR|francs?)\b|[€$£]\s?\d/},
  {words: ['hot', 'cold', 'temperature', 'warm'], value: /\d\s?(?:°C|K\b|kelvin|degrees)/},
];

const definitions = [
  /^what(?:'s| is| are| was| were) meant by (.+)$/,
  /^what (?:does|do|did) (.+?) (?:mean|stand for|denote|signify)$/,
  /^(?:what|who)(?:'s| is| are| was| were) (.+)$/,
  /^(?:please )?(?:define|explain) (.+)$/,
  /^(?:the )?(?:meaning|definition) of (.+)$/,
];
const quantity =
  'acceptance|age|amount|area|charge|coupling|cross-sections?|cut|density|distance|duration|' +
  'efficiency|energy|excess|factor|fraction|frequency|length|lifetime|limit|luminosity|' +
  'mass|masses|momentum|number|percentage|precision|probability|radius|rate|ratio|resolution|' +
  'share|significance|size|spin|strength|temperature|threshold|uncertainty|values?|version|' +
  'volume|width|cost|price';
const quantityOf = new RegExp(
  String.raw`^(?:[\w-]+ ){0,2}(?:${quantity}) (?:of|in|for|at|per|on|with)\b`,
);
const maxSubjectLength = 5;

const wishes: readonly (readonly [AnswerType, RegExp])[] = [
  ['time', /\b(?:when|(?:what|which) (?:year|day|date|month))\b/],
  ['number', /\bhow (?:many|much|often|long|far|big|large|small|high|low|heavy|fast|old|well)\b/],
  ['number', /\bhow (?:wide|strong|precise|precisely|accurate|accurately|likely|rare|hot|cold)\b/],
  ['number', new RegExp(String.raw`\b(?:what|which)\b(?: [\w-]+){0,3} (?:${quantity})\b`)],
  ['number', /\b(?:what|how) (?:do|does|did) .+ cost\b/],
  ['place', /^(?:from )?where\b/],
  ['steps', /^how (?:do|can|should|would|could|to|must|may)\b/],
];

/** The question in lower case, without its mark. */
function plain(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/[\s?!.]+$/, '');
}

/** Subject of a request for an explanation; empty if there is none. */
function subjectOf(query: string): string {
  for (const pattern of definitions) {
    const subject = pattern.exec(query)?.[1]?.replace(/^(?:a|an|the) /, '');
    if (!subject || quantityOf.test(subject)) continue;
    if (subject.split(/\s+/).length <= maxSubjectLength) return subject;
  }
  return '';
}

export interface Wording {
  readonly wish: AnswerType;
  /** Term whose definition is requested; empty for other questions. */
  readonly subject: string;
  /** Patterns of values of the requested quantity, if one is named. */
  readonly values: readonly RegExp[];
  /** Words that name the quantity: its value stands for them. */
  readonly measured: ReadonlySet<string>;
}

/** Reads the wording of a question. */
export function wordingOf(text: string): Wording {
  const query = plain(text);
  const subject = subjectOf(query);
  const found = subject ? undefined : wishes.find(([, pattern]) => pattern.test(query));
  const wish = found?.[0] ?? (subject ? 'definition' : 'any');
  const row = wordRow(query);
  const named = measures.flatMap(({words, value}) => {
    const matched = words
      .flatMap((word) => [word, `${word}s`])
      .filter((word) => row.includes(wordRow(word)));
    return matched.length > 0 ? [{matched, value}] : [];
  });
  return {
    wish,
    subject,
    values: wish === 'number' ? named.map(({value}) => value) : [],
    measured: new Set(wish === 'number' ? named.flatMap(({matched}) => matched) : []),
  };
}
