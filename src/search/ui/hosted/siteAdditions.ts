/** Adds to results of the provider what the index of the site knows about the query. */
import type {Result} from '../../local/engine';
import {noteText} from '../../local/noteText';
import type {SearchParameters} from '../../local/service/wireRequest';
import type {AnswerPart, SiteAdditions} from '../observed';
import {readByProvider} from './readByProvider';

export interface Results {
  results: AnswerPart[];
}

interface Search {
  readonly parameters: SearchParameters;
  /** Sends the same requests for another query. */
  readonly sendAgain: (query: string) => Promise<Results>;
  /** Result of the index of the site; undefined if it does not load. */
  readonly reading: Promise<Result | undefined>;
}

/** Longest wait of hits for the index of the site, in milliseconds; what comes later is added to them. */
const patience = 700;

function additionsTo(
  {nbHits: total = 0, hits = []}: AnswerPart,
  site: Result,
  parameters: SearchParameters,
): SiteAdditions {
  const {card, translation} = site;
  const titles = site.hits.map(({section}) => section.title);
  const others = site.suggestions.length > 0 ? site.suggestions : [...new Set(titles)];
  // DocSearch sets suggestions as HTML.
  const suggestions = others.filter((each) => each !== parameters.query && !/[<>&]/.test(each));
  const unknown = readByProvider(site.unknown, hits, parameters);
  return {
    suggestions: total === 0 ? suggestions : [],
    note: noteText({unknown, translation}),
    ...(card ? {card} : {}),
  };
}

/** The results with suggestions, note and card of the site, under the query as it was typed. */
export async function completed(
  response: Results,
  {parameters, sendAgain, reading}: Search,
): Promise<Results> {
  const slow = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), patience));
  const site = await Promise.race([reading, slow]);
  const translated = site?.translation?.query;
  const {results} = translated ? await sendAgain(translated) : response;
  const [main = {}, ...others] = results.map((each) => ({...each, query: parameters.query}));
  if (site) return {results: [{...main, ...additionsTo(main, site, parameters)}, ...others]};
  const late = reading.then((result) => result && additionsTo(main, result, parameters));
  return {results: [{...main, late}, ...others]};
}
