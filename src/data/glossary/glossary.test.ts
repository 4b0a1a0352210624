import {describe, expect, it} from 'vitest';
import {glossary, type GlossaryTerm} from '.';
import {glossaryTerm} from './schema';

const ids = new Set(glossary.map(({id}) => id));

/** Whether a text has a term as words of its own, in the singular or the plural. */
const mentions = (text: string, {term}: Pick<GlossaryTerm, 'term'>): boolean =>
  new RegExp(`(?<![\\p{L}\\p{N}-])${term}(?:e?s)?(?![\\p{L}\\p{N}-])`, 'iu').test(text);

/** Terms by which a definition explains its own. */
const usedBy = ({definition, id}: GlossaryTerm): readonly GlossaryTerm[] =>
  glossary.filter((other) => other.id !== id && mentions(definition, other));

/** A term inside the name of another is not used by it: a jet is no "large-R jet". */
const standsIn = (whole: GlossaryTerm, part: GlossaryTerm): boolean => mentions(whole.term, part);

describe('the glossary', () => {
  it('has at least a hundred terms, each as its schema asks', () => {
    expect(glossary.length).toBeGreaterThanOrEqual(100);
    const faults = glossary.flatMap((term) => {
      const {error} = glossaryTerm.safeParse(term);
      return error ? [`${term.id}: ${error.issues.map(({message}) => message).join(', ')}`] : [];
    });
    expect(faults).toEqual([]);
  });

  it('has each id once', () => {
    expect(ids.size).toBe(glossary.length);
  });

  it('has each spelling once', () => {
    const spellings = glossary.flatMap(({term, spellings: names, forms}) => [
      term,
      ...names,
      ...forms,
    ]);
    const twice = spellings.filter((spelling, i) => spellings.indexOf(spelling) !== i);
    expect(twice).toEqual([]);
  });

  it('links to terms that exist, and never to itself', () => {
    const dead = glossary.flatMap(({id, see}) =>
      see.filter((other) => other === id || !ids.has(other)).map((other) => `${id}: ${other}`),
    );
    expect(dead).toEqual([]);
  });

  it('explains no term by itself', () => {
    expect(glossary.filter((term) => mentions(term.definition, term)).map(({id}) => id)).toEqual(
      [],
    );
  });

  it('explains no two terms by each other', () => {
    const circles = glossary.flatMap((term) =>
      usedBy(term)
        .filter((other) => term.id < other.id && mentions(other.definition, term))
        .filter((other) => !standsIn(term, other) && !standsIn(other, term))
        .map((other) => `${term.id}, ${other.id}`),
    );
    expect(circles).toEqual([]);
  });
});

it('the schema refuses a definition that is too long, no sentence, or three', () => {
  const term = {id: 'x', term: 'xx', page: '/docs/x', weight: 1};
  const isFine = (definition: string): boolean =>
    glossaryTerm.safeParse({...term, definition}).success;
  expect(isFine('One. Two.')).toBe(true);
  expect(isFine('One. Two. Three.')).toBe(false);
  expect(isFine('no capital.')).toBe(false);
  expect(isFine('No full stop')).toBe(false);
  expect(isFine(`${'Word '.repeat(46)}.`)).toBe(false);
});
