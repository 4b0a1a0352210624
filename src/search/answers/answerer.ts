/** Answers questions with sentences of the site. */
import type {Engine} from '../local/engine';
import type {Section} from '../local/section';
import type {Answer, AskOptions, Quote, Source} from './answer';
import {completed} from './followUp';
import {createLexicon, type Lexicon} from './lexicon';
import {readQuestion, wordsOnly} from './question';
import {scoredPassages, type Scored} from './score';

export interface Answerer {
  answer(question: string, options?: AskOptions): Answer;
  /** Sections to answer from, nearest first: what a language model is given. */
  context(question: string, options?: AskOptions): readonly Section[];
}

/** A page that only shows how texts look. */
const sample = /\/markdown-page(?:#|$)/;
const looked = 40;
const mostQuotes = 4;
const mostSections = 3;
const mostNearest = 3;
const mostContext = 8;
/** A sentence that speaks of something named before it. */
const leaning =
  /^(?:it|its|they|their|them|this|these|that|those|such|the others?|both|here|there|then|but|so)\b/i;
const mostContinued = 3;
const longestContinued = 350;
const ofContinued = 0.5;
const ofSameSection = 0.8;
const ofOtherSection = 0.88;
const leastCoverage = 0.6;
const mostLack = 0.7;

const sourceOf = ({url, title, path}: Section): Source => ({url, title, path});

const sameLine = (a: Scored, b: Scored): boolean =>
  a.section === b.section && a.passage.line === b.passage.line;

/** What the best passage needs around it: the sentence that it leans on, and the end of a short paragraph. */
function withContext(best: Scored, ranked: readonly Scored[]): readonly Scored[] {
  const line = ranked.filter((each) => sameLine(each, best));
  const before = line.filter(
    ({index}) => leaning.test(best.passage.text) && index === best.index - 1,
  );
  const length = line.reduce((sum, {passage}) => sum + passage.text.length, 0);
  const isShort = line.length <= mostContinued && length <= longestContinued;
  const after = line.filter(
    ({index, score}) => isShort && index > best.index && score > best.score * ofContinued,
  );
  return [...before, best, ...after].slice(0, mostQuotes);
}

/** The best passage and what comes near it, of few sections. */
function chosen(ranked: readonly Scored[]): readonly Scored[] {
  const [best] = ranked;
  if (!best) return [];
  const taken: Scored[] = [...withContext(best, ranked)];
  const texts = new Set(taken.map(({passage}) => passage.text));
  for (const each of ranked) {
    if (taken.length >= mostQuotes) break;
    const sections = new Set(taken.map(({section}) => section));
    const isNear =
      each.score >= best.score * (each.section === best.section ? ofSameSection : ofOtherSection);
    const isRoom = sections.has(each.section) || sections.size < mostSections;
    if (!isNear || !isRoom || texts.has(each.passage.text)) continue;
    texts.add(each.passage.text);
    taken.push(each);
  }
  return taken;
}

function ordered(taken: readonly Scored[]): readonly Quote[] {
  const sections = [...new Set(taken.map(({section}) => section))];
  return sections.flatMap((section) =>
    taken
      .filter((each) => each.section === section)
      .sort((a, b) => a.index - b.index)
      .map(({passage}) => ({text: passage.text, ...sourceOf(section)})),
  );
}

interface Found {
  /** The question as it was looked for. */
  readonly query: string;
  readonly hits: readonly Section[];
  /** What to quote; nothing, if the site does not answer. */
  readonly taken: readonly Scored[];
}

/** `sections` are those that the engine was made of. */
export function createAnswerer(engine: Engine, sections: readonly Section[]): Answerer {
  let lexicon: Lexicon | undefined;

  const find = (asked: string, {tags, language, history}: AskOptions): Found => {
    lexicon ??= createLexicon(sections);
    const words = lexicon;
    const query = completed(asked, history).trim();
    const question = readQuestion(query, words);
    const isWanted = (section: Section): boolean =>
      (!tags?.length || tags.includes(section.tag)) && (!language || section.language === language);
    const found = sections.some(isWanted)
      ? engine.search({query: wordsOnly(query), limit: looked, tags, language}).hits
      : [];
    const hits = found.filter(({section}) => !sample.test(section.url));
    const top = hits[0]?.score || 1;
    const ranked = hits
      .flatMap(({section, score}) => scoredPassages(question, section, score / top, words))
      .sort((a, b) => b.score - a.score);
    const [best] = ranked;
    const isSaid =
      best !== undefined &&
      question.needs.length > 0 &&
      best.coverage >= leastCoverage &&
      best.lack <= mostLack;
    return {query, hits: hits.map(({section}) => section), taken: isSaid ? chosen(ranked) : []};
  };

  return {
    answer(asked, options = {}) {
      const {query, hits, taken} = find(asked, options);
      const nearest = hits.slice(0, mostNearest).map(sourceOf);
      if (taken.length === 0) return {kind: 'refusal', query, nearest};
      return {kind: 'answer', query, quotes: ordered(taken), sections: nearest};
    },
    context(asked, options = {}) {
      const {hits, taken} = find(asked, options);
      const all = new Set([...taken.map(({section}) => section), ...hits]);
      return [...all].slice(0, mostContext);
    },
  };
}
