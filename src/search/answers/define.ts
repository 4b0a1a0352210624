/** Recognises sentences that define a term. */
import {placedTerms} from '../local/analyse';
import type {Passage} from './passages';
import type {QuestionTerm} from './question';

const verbs =
  'is|are|was|means?|stands? for|denotes?|describes?|counts|measures|tells|says|lists|contains|' +
  'holds|selects|names|gives|keeps|identifies|collects|decides|groups|turns';
const definitionVerb = new RegExp(
  String.raw`^[^\p{L}\p{N}]*(?:\([^)]*\)[^\p{L}\p{N}]*)?(?:${verbs})\b`,
  'u',
);
/** "The luminosity is known to 3 %" says something of it, but not what it is. */
const reporting =
  /^\P{L}*\p{L}+ (?:[\d≈<>]|(?:not|no|also|already|almost|only|set|known|given|kept|wrong|small|large|\p{L}+ed)\b)/u;
/** Columns that say what the first one is. */
const explaining = /\b(?:meaning|definition|description|selection|explanation|what it|content)/i;
const naming = /\b(?:called|named|known as|termed|this is|these are)\s(?:an? |the )?["“]?$/i;
const longestStart = 50;

interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** The first place where all requested words occur together. */
function placeOf(text: string, needs: readonly QuestionTerm[]): TextRange | undefined {
  const terms = placedTerms(text);
  const places = needs.map(({ways}) => {
    const wanted = new Set(ways.map(({term}) => term));
    return terms.filter(({term}) => wanted.has(term));
  });
  const [first = []] = places;
  for (const {start, end} of first) {
    let place = {start, end};
    const isWhole = places.every((others) =>
      others.some((other) => {
        const isNear = other.start <= place.end + 4 && other.end >= place.start - 4;
        if (isNear) {
          place = {start: Math.min(place.start, other.start), end: Math.max(place.end, other.end)};
        }
        return isNear;
      }),
    );
    if (isWhole) return place;
  }
  return undefined;
}

/** Score of a passage as a definition of the requested term, from 0 to 1. */
export function definingOf({text, subject, kind}: Passage, needs: readonly QuestionTerm[]): number {
  if (kind === 'row') {
    const place = placeOf(subject, needs);
    if (!place) return 0;
    const isWhole = (place.end - place.start) / subject.length > 0.8;
    return isWhole ? (explaining.test(text) ? 1 : 0.3) : 0.2;
  }
  const place = placeOf(text, needs);
  if (!place) return 0;
  if (naming.test(text.slice(0, place.start))) return 1;
  const rest = text.slice(place.end);
  const isSubject = definitionVerb.test(rest) && !reporting.test(rest);
  if (
    isSubject &&
    !/[\p{L}\p{N}]/u.test(text.slice(0, place.start).replace(/^(?:an?|the)\s/i, ''))
  ) {
    return 1;
  }
  return isSubject && place.start < longestStart ? 0.5 : 0;
}
