/** Scores of the passages of a section as answers to a question. */
import {definingOf} from './define';
import {wordRow} from '../local/analyse';
import type {Hit} from '../local/engine';
import type {Section} from '../local/section';
import {coverageOf, layerOf, weighted, type Layer} from './coverage';
import type {Lexicon} from './lexicon';
import {passagesOf, type Passage} from './passages';
import type {Question} from './question';

export interface ScoredPassage {
  readonly section: Section;
  readonly passage: Passage;
  /** Position among the passages of its section. */
  readonly index: number;
  readonly score: number;
  /** Share of the question that the passage and its place speak of, from 0 to 1. */
  readonly coverage: number;
  /** The worst of what the question needs and this place lacks, from 0 (nothing) to 1. */
  readonly lack: number;
  /** Coverage of each term of the question, from 0 to 1. */
  readonly covers: readonly number[];
}

/** Weights of a word that occurs in the context of the passage instead of the passage itself. */
const shares = {
  lead: 0.9,
  heading: 0.85,
  title: 0.7,
  neighbour: 0.6,
  section: 0.45,
  page: 0.2,
  measure: 0.8,
};
const ownShare = 0.35;
/** A name that is missing weighs more than another word, for which there may be synonyms. */
const ordinary = 0.8;

const month =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\b/;

const place = /https?:|root:|\b(?:portal|records?|address|page|folder|repository|DOI|file|under)\b/;
const order =
  /^(?:add|apply|ask|call|choose|cite|click|copy|create|divide|download|follow|go|install|load|multiply|open|pick|pip|read|run|select|set|start|take|type|use|write)\b/i;
/** Lines of a program, as far as their signs tell. */
const code =
  /^(?:def|for|import|from|print|return|with|if)\b.*[:()]|\w\(.*\)$|^[\w.]+ ?[+*]?= |[;{}]$/;
const gains = {
  definition: 0.5,
  order: 1.12,
  place: 1.08,
  opening: 0.15,
  value: 1.25,
  number: 1.05,
  none: 0.65,
  time: 1.15,
};

/** Factor for a passage that has the form of the requested type of answer; 1 is neutral. */
function fit({wish, needs, numbers, values}: Question, passage: Passage): number {
  const {text} = passage;
  if (text.endsWith('?')) return 0.4;
  const shape = passage.kind !== 'fragment' ? 1 : code.test(text) ? 0.6 : 0.85;
  if (wish === 'definition') return shape * (1 + gains.definition * definingOf(passage, needs));
  if (wish === 'number') {
    if (values.some((value) => value.test(text))) return gains.value * shape;
    const others = text.match(/\d+(?:[.,]\d+)*/g) ?? [];
    return shape * (others.some((number) => !numbers.has(number)) ? gains.number : gains.none);
  }
  if (wish === 'time') {
    return /\b(?:19|20)\d{2}\b/.test(text) || month.test(text) ? gains.time : gains.none;
  }
  if (wish === 'place') return shape * (place.test(text) ? gains.place : 1);
  if (wish === 'steps') return order.test(text) ? gains.order : shape;
  return shape;
}

/** All passages of a section with their scores; `prior` is what the search thinks of it, up to 1. */
export function scoredPassages(
  question: Question,
  {section, page}: Pick<Hit, 'section' | 'page'>,
  prior: number,
  lexicon: Lexicon,
): readonly ScoredPassage[] {
  const {needs} = question;
  const passages = passagesOf(section);
  const layers = passages.map(({text}) => layerOf(text));
  const none = layerOf();
  const heading = layerOf(section.path.at(-1) ?? section.title);
  const title = layerOf(section.title, ...section.path);
  const around: readonly (readonly [Layer, number])[] = [
    [heading, shares.heading],
    [title, shares.title],
    [{terms: lexicon.ofSection(section), row: wordRow(section.text)}, shares.section],
    [{terms: lexicon.ofPage(page), row: ''}, shares.page],
  ];
  const headingTerms = wordRow(section.path.at(-1) ?? section.title)
    .trim()
    .split(' ').length;
  const isHeaded =
    headingTerms <= needs.length + 2 && weighted(needs, coverageOf(needs, [[heading, 1]])) > 0.85;
  return passages.map((passage, index) => {
    const own = layers[index] ?? none;
    const near = [index - 1, index + 1]
      .filter((i) => passage.kind !== 'row' && passages[i]?.line === passage.line)
      .map((i): readonly [Layer, number] => [layers[i] ?? none, shares.neighbour]);
    const found = coverageOf(needs, [
      [own, 1],
      [passage.lead ? layerOf(passage.lead) : none, shares.lead],
      ...near,
      ...around,
    ]);
    const isValue = question.values.some((value) => value.test(passage.text));
    const inPlace = found.map((value, i) => {
      return isValue && needs[i]?.isMeasure ? Math.max(value, shares.measure) : value;
    });
    const coverage = weighted(needs, inPlace);
    const alone = weighted(needs, coverageOf(needs, [[own, 1]]));
    const lack = Math.max(
      0,
      ...needs.map(({weight, isName}, i) => {
        const most = isName ? 1 : ordinary;
        return most * Math.min(1, weight) * (1 - (inPlace[i] ?? 0));
      }),
    );
    const opening = isHeaded && index < 2 ? 1 + gains.opening / (1 + index) : 1;
    const score =
      (coverage + ownShare * alone) *
      fit(question, passage) *
      opening *
      (0.8 + 0.2 * Math.sqrt(prior));
    return {section, passage, index, score, coverage, lack, covers: inPlace};
  });
}
