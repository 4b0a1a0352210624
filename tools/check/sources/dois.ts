/** Checks with doi.org that each DOI exists and identifies the work that the site names. */
import * as z from 'zod';
import {bibliography} from '../../../src/data/bibliography';
import {records} from '../../../src/data/catalogue/records';
import {kindOf, type QuotedItem} from '../../../src/data/liveSources';
import {requestJson} from '../links/requestJson';
import type {RequestPolicy} from '../links/requestPolicy';
import {placesOf, type Finding, type QuoteLocations} from './finding';
import {notVerified, oneByOne} from './oneByOne';

/** Of the metadata in the format of CSL, which the registration agencies of all DOIs give. */
const csl = z.object({
  title: z.union([z.string(), z.array(z.string()).transform((titles) => titles.join(' '))]),
});

const accept = 'application/vnd.citationstyles.csl+json';

/** The words by which two spellings of one title can be recognised: markup and formulas differ. */
function wordsOf(title: string): ReadonlySet<string> {
  const plain = title.replace(/<[^>]*>|\\\w+/g, ' ').toLowerCase();
  return new Set(plain.match(/\p{L}{4,}/gu));
}

/** At least half of the words of the shorter title are in the other. */
function isSameTitle(one: string, other: string): boolean {
  const [few, many] = [wordsOf(one), wordsOf(other)].sort((a, b) => a.size - b.size) as [
    ReadonlySet<string>,
    ReadonlySet<string>,
  ];
  if (few.size === 0) return true;
  const shared = [...few].filter((word) => many.has(word)).length;
  return shared * 2 >= few.size;
}

/** The titles that the site gives, by DOI in small letters. */
export const quotedTitles: ReadonlyMap<string, string> = new Map(
  [...records, ...bibliography].flatMap(({doi, title}) =>
    doi && title ? [[doi.toLowerCase(), title] as const] : [],
  ),
);

const addressOf = (origin: string, doi: string): string =>
  `${origin}/${doi.split('/').map(encodeURIComponent).join('/')}`;

interface QuotedDois {
  readonly places: QuoteLocations;
  readonly titles: ReadonlyMap<string, string>;
}

async function verifyDoi(
  item: QuotedItem,
  {places, titles}: QuotedDois,
  origin: string,
  policy: RequestPolicy,
): Promise<Finding> {
  const doi = item.slice('doi:'.length);
  const where = placesOf(item, places);
  const answer = await requestJson(csl, addressOf(origin, doi), accept, policy);
  if (answer.kind === 'unknown') return notVerified(item, answer);
  if (answer.kind === 'gone') {
    const there = `no such DOI (${answer.message})`;
    return {item, differences: [{where, what: 'DOI', here: doi, there}]};
  }
  const here = titles.get(doi);
  const {title: there} = answer.value;
  const isSame = here === undefined || isSameTitle(here, there);
  return {item, differences: isSame ? [] : [{where, what: `title of ${doi}`, here, there}]};
}

/** All DOIs that are quoted, one after the other with pauses. */
export function verifyDois(
  quoted: QuotedDois,
  origin: string,
  policy: RequestPolicy,
): Promise<readonly Finding[]> {
  const named = [...quoted.places.keys()].filter((item) => kindOf(item) === 'doi');
  const titled = Array.from(quoted.titles.keys(), (doi): QuotedItem => `doi:${doi}`);
  const items = Array.from(new Set([...named, ...titled]));
  return oneByOne(items, origin, policy, (item) => verifyDoi(item, quoted, origin, policy));
}
