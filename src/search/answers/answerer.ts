/** Answers questions with sentences of the site. */
import type {Engine, Hit} from '../local/engine';
import type {Section} from '../local/section';
import type {Answer, AskOptions, Quote, Source} from './answer';
import {completed} from './followUp';
import {createLexicon} from './lexicon';
import {readQuestion} from './question';
import {scoredPassages, type Scored} from './score';

export interface Answerer {
  answer(question: string, options?: AskOptions): Answer;
}

/** A page that only shows how texts look. */
const sample = /\/markdown-page(?:#|$)/;
const looked = 30;
const mostQuotes = 4;
const mostSections = 3;
const mostNearest = 3;
const mostContinued = 3;
const longestContinued = 350;
const ofSameSection = 0.8;
const ofOtherSection = 0.88;
const leastCoverage = 0.6;
const mostLack = 0.7;

const sourceOf = ({url, title, path}: Section): Source => ({url, title, path});

/** A short paragraph or list item is quoted to its end: what follows often completes it. */
function continued(best: Scored, ranked: readonly Scored[]): readonly Scored[] {
  const line = ranked.filter(
    ({section, passage}) => section === best.section && passage.line === best.passage.line,
  );
  const length = line.reduce((sum, {passage}) => sum + passage.text.length, 0);
  if (line.length > mostContinued || length > longestContinued) return [];
  return line.filter(({index}) => index > best.index);
}

function chosen(ranked: readonly Scored[]): readonly Scored[] {
  const [best] = ranked;
  if (!best) return [];
  const taken: Scored[] = [best, ...continued(best, ranked)];
  const texts = new Set(taken.map(({passage}) => passage.text));
  for (const each of ranked.slice(1)) {
    if (taken.length >= mostQuotes) break;
    const isSame = each.section === best.section;
    const sections = new Set(taken.map(({section}) => section));
    if (!sections.has(each.section) && sections.size === mostSections) continue;
    if (each.score < best.score * (isSame ? ofSameSection : ofOtherSection)) continue;
    if (texts.has(each.passage.text)) continue;
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

/** `sections` are those that the engine was made of. */
export function createAnswerer(engine: Engine, sections: readonly Section[]): Answerer {
  let lexicon: ReturnType<typeof createLexicon> | undefined;
  return {
    answer(asked, {tags, language, history} = {}) {
      lexicon ??= createLexicon(sections);
      const words = lexicon;
      const query = completed(asked, history).trim();
      const question = readQuestion(query, words);
      const request = {query: `${query.replace(/["“”„«»]/g, ' ').slice(0, 400)} `, limit: looked};
      const hits: readonly Hit[] = engine.search({...request, tags, language}).hits;
      const top = hits[0]?.score ?? 1;
      const ranked = hits
        .filter(({section}) => !sample.test(section.url))
        .flatMap(({section, score}) =>
          scoredPassages(question, section, Math.min(1, score / top), words),
        )
        .sort((a, b) => b.score - a.score);
      const nearest = hits.slice(0, mostNearest).map(({section}) => sourceOf(section));
      const [best] = ranked;
      (globalThis as any).ansBest = best;
      if (process.env.ANS_DEBUG) for (const r of ranked.slice(0, 6)) console.log(r.score.toFixed(2), r.coverage.toFixed(2), r.lack.toFixed(2), r.section.url, r.passage.text.slice(0, 150));
      if (!best || best.coverage < leastCoverage || best.lack > mostLack) {
        return {kind: 'refusal', query, nearest};
      }
      const quotes = ordered(chosen(ranked));
      return {kind: 'answer', query, quotes, sections: nearest};
    },
  };
}
