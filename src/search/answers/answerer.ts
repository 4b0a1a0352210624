/** Answers questions with sentences of the site. */
import {placedTerms, wordRow} from '../local/analyse';
import type {Engine} from '../local/engine';
import type {Claimed, SearchIndex} from '../local/index/searchIndex';
import {noteText} from '../local/noteText';
import {contentName} from '../local/query';
import type {Section} from '../local/section';
import type {Answer, AskOptions} from './answer';
import {wordsOfCard} from './cardText';
import {chosen, ordered, sourceOf} from './choose';
import {coverageOf, layerOf} from './coverage';
import {createLexicon} from './lexicon';
import {readQuestion, wordsOnly, type Question} from './question';
import {scoredPassages, type ScoredPassage} from './score';

const opening = /^(?:and|but|or|so|then|what about|how about|also|which ones?|why|how so)\b/i;
const pronoun = /\b(?:it|its|they|them|their|those|these|that one|there|this one)\b/i;
const maxShortLength = 6;
const longest = 400;
const quantity = /\b(\d+(?:[.,]\d+)*)\s*(TeV|GeV|MeV|fb⁻¹|%|leptons?|jets?|photons?|muons?)/giu;
const year = /\b(?:19|20)\d{2}\b/g;

function leansOn(question: string): boolean {
  const words = wordRow(question).trim().split(' ');
  return opening.test(question) || (pronoun.test(question) && words.length <= maxShortLength);
}

/** The earlier question with what the later one puts in place of its parts; none if it puts nothing. */
function replaced(earlier: string, later: string): string | undefined {
  let result = earlier;
  for (const [whole, , unit = ''] of later.matchAll(quantity)) {
    const same = new RegExp(String.raw`\b\d+(?:[.,]\d+)*\s*${unit}`, 'iu');
    if (same.test(result)) result = result.replace(same, () => whole);
  }
  const [newYear] = later.match(year) ?? [];
  if (newYear) result = result.replace(year, newYear);
  return result === earlier ? undefined : result;
}

/** The question with what it leaves out because an earlier one said it. */
export function completed(question: string, history: readonly string[] = []): string {
  return [...history, question].reduce((earlier, message) => {
    const later = message.slice(0, longest);
    if (!earlier || !leansOn(later.trim())) return later;
    return replaced(earlier, later) ?? `${later.trim()} ${earlier}`;
  }, '');
}

export interface Answerer {
  answer(question: string, options?: AskOptions): Answer;
  /** Sections to answer from, nearest first: what a language model is given. */
  context(question: string, options?: AskOptions): readonly Section[];
}

const looked = 40;
const maxNearest = 3;
const maxContext = 8;
const minCoverage = 0.6;
const maxMissingWeight = 0.7;
/** Minimum weight of a term that the question is about. */
const minMissing = 0.5;
const minSpoken = 0.5;
/** Minimum share of the words of a question that a card has to name. */
const minShareOfCard = 0.6;

interface QuestionMatches {
  /** The query that was searched for. */
  readonly query: string;
  readonly note: string;
  readonly hits: readonly Section[];
  /** Words of the question that nothing found speaks of. */
  readonly missing: readonly string[];
  /** Passages to quote; empty if the site does not answer. */
  readonly taken: readonly ScoredPassage[];
  readonly claimed?: Claimed | undefined;
}

/** Terms, as typed, that the best passage does not mention. */
function missingIn({needs}: Question, best: ScoredPassage | undefined): readonly string[] {
  return needs
    .filter(({weight}, i) => weight >= minMissing && (best?.covers[i] ?? 0) < minSpoken)
    .map(({typed}) => typed);
}

/** The card that answers the question, if it speaks of all that the question is about. */
function cardFor(
  query: string,
  {needs}: Question,
  {card: cardOf}: SearchIndex,
): Claimed | undefined {
  const claimed = cardOf(contentName(query), minShareOfCard);
  if (!claimed || claimed.share === 1) return claimed;
  const found = coverageOf(needs, [[layerOf(wordsOfCard(claimed.card)), 1]]);
  return needs.every(({weight}, i) => weight < minMissing || (found[i] ?? 0) >= minSpoken)
    ? claimed
    : undefined;
}

/** Answers from the index that the engine searches; throws `Missing` as the engine does. */
export function createAnswerer(engine: Engine, index: SearchIndex): Answerer {
  const lexicon = createLexicon(index);

  const find = (input: string, {tags, language, history}: AskOptions): QuestionMatches => {
    const typed = completed(input, history).trim();
    const translation = engine.translated(typed);
    const query = translation?.query ?? typed;
    lexicon.need(placedTerms(query).map(({term}) => term));
    const question = readQuestion(query, lexicon);
    const {hits, unknown} = index.places.hasAny({tags, language})
      ? engine.search({query: wordsOnly(query), limit: looked, tags, language})
      : {hits: [], unknown: []};
    const top = hits[0]?.score || 1;
    const ranked = hits
      .flatMap((hit) => scoredPassages(question, hit, hit.score / top, lexicon))
      .sort((a, b) => b.score - a.score);
    const [best] = ranked;
    // One definition is enough; for other questions the search's own first choice has a say.
    const nearest = question.wish === 'definition' ? undefined : hits[0]?.section;
    const isSaid =
      best !== undefined &&
      question.needs.length > 0 &&
      best.coverage >= minCoverage &&
      best.lack <= maxMissingWeight;
    return {
      query,
      note: noteText({unknown, translation}),
      hits: hits.map(({section}) => section),
      missing: missingIn(question, best),
      taken: isSaid ? chosen(ranked, nearest) : [],
      claimed: cardFor(query, question, index),
    };
  };

  return {
    answer(question, options = {}) {
      const {query, note, hits, missing, taken, claimed} = find(question, options);
      const nearest = hits.slice(0, maxNearest).map(sourceOf);
      if (claimed) {
        const {card, share} = claimed;
        const {to: url, title} = card.source;
        const sections = [{url, title, path: []}, ...nearest];
        return {
          kind: 'answer',
          query,
          note,
          card,
          quotes: share === 1 ? [] : ordered(taken),
          sections,
        };
      }
      if (taken.length === 0) return {kind: 'refusal', query, missing, nearest};
      return {kind: 'answer', query, note, quotes: ordered(taken), sections: nearest};
    },
    context(question, options = {}) {
      const {hits, taken} = find(question, options);
      const all = new Set([...taken.map(({section}) => section), ...hits]);
      return [...all].slice(0, maxContext);
    },
  };
}
