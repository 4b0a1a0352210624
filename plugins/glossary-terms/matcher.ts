/** Finds the terms of the glossary in a text. */
// cspell:ignore aeiou
import type {GlossaryTerm} from '../../src/data/glossary';

export interface Match {
  readonly term: GlossaryTerm;
  readonly start: number;
  readonly end: number;
}

interface Form {
  /** Undefined for a phrase in which the words mean something else. */
  readonly term: GlossaryTerm | undefined;
  readonly spelling: string;
  readonly pattern: string;
}

/** Abbreviations mean something else in small letters: MET, ROOT, GeV. */
const hasAbbreviation = (spelling: string): boolean => /\p{Lu}[^\s-]*\p{Lu}/u.test(spelling);

function patternOf(spelling: string): string {
  const escaped = spelling.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const stem = escaped.replace(/\s+/g, '\\s+').replaceAll('-', '[-\u2010\u2011]');
  return /[^aeiou]y$/i.test(stem) ? `${stem.slice(0, -1)}(?:y|ies)` : `${stem}(?:e?s)?`;
}

/** A matcher of these terms: whole words, singular or plural, the longest spelling first. */
export function matcherOf(terms: readonly GlossaryTerm[]): (text: string) => readonly Match[] {
  const formOf = (term: Form['term']) => (spelling: string) => ({
    term,
    spelling,
    pattern: patternOf(spelling),
  });
  const forms: readonly Form[] = terms
    .flatMap((term) => [
      ...[term.term, ...term.spellings, ...term.forms].map(formOf(term)),
      ...term.unlike.map(formOf(undefined)),
    ])
    .sort((a, b) => b.spelling.length - a.spelling.length);
  const all = forms.map(({pattern}) => `(${pattern})`).join('|');
  const words = new RegExp(`(?<![\\p{L}\\p{N}_@/.-])(?:${all})(?![\\p{L}\\p{N}_-])`, 'giu');

  return (text) =>
    [...text.matchAll(words)].flatMap((match) => {
      const [found, ...groups] = match;
      const form = forms[groups.findIndex((group) => group !== undefined)];
      if (!form?.term) return [];
      if (hasAbbreviation(form.spelling) && !found.startsWith(form.spelling)) return [];
      return [{term: form.term, start: match.index, end: match.index + found.length}];
    });
}
