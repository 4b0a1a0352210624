import {describe, expect, it} from 'vitest';
import {allFaqs, faqGroups, faqs, markdownOf} from '.';
import {faqSchema} from './schema';

/** Deep links that were public before the answers were data; they lead somewhere for ever. */
const known = [
  'is-it-free-and-do-i-need-an-account',
  'which-release-should-i-take',
  'are-these-all-the-data-of-atlas',
  'what-luminosity-do-i-normalise-to',
  'mev-or-gev',
  'why-does-my-simulation-not-match-the-data',
  'why-is-the-sum-of-weights-not-the-number-of-events',
  'how-do-i-fetch-part-of-it',
  'reading-is-slow-what-helps',
  'my-old-notebook-fails-on-available_data-or-cross_section',
  'import-fails-right-after-an-installation',
  'does-it-work-on-a-mac-with-an-apple-chip',
  'which-b-tag-value-do-i-cut-on',
  'can-i-reconstruct-objects-again',
  'what-must-i-say-in-a-publication',
  'how-do-i-report-a-mistake',
];

describe('a question', () => {
  const good = {
    id: 'what-is-it',
    question: 'What is it that I see?',
    answer: [Array.from({length: 30}, () => 'word').join(' ')],
  };
  const problemsOf = (change: object) =>
    faqSchema
      .safeParse({...good, ...change})
      .error?.issues.map(({path, message}) => `${path.join('.') || 'keys'}: ${message}`)
      .join('\n');

  it('is accepted when complete', () => {
    expect(problemsOf({})).toBeUndefined();
  });

  it.each([
    ['an id with capitals', {id: 'What-is-it'}, 'id: may contain only lower-case'],
    ['an answer of a few words', {answer: ['Yes, it is.']}, 'answer: has 30 to 120 words'],
    ['an essay', {answer: [Array(121).fill('word').join(' ')]}, 'answer: has 30 to 120 words'],
    ['a relative link', {links: [{to: '../data', text: 'the data'}]}, 'links.0.to: begins with'],
    ['a key that does not exist', {group: 'start'}, 'keys: '],
  ])('is refused with %s', (_, change, problem) => {
    expect(problemsOf(change)).toContain(problem);
  });
});

describe('the questions', () => {
  it('are at least 45, some in each group', () => {
    expect(allFaqs.length).toBeGreaterThanOrEqual(45);
    expect(faqGroups.filter((group) => faqs[group].length < 3)).toEqual([]);
  });

  it('have ids and words of their own', () => {
    expect(new Set(allFaqs.map(({id}) => id)).size).toBe(allFaqs.length);
    expect(new Set(allFaqs.map(({question}) => question)).size).toBe(allFaqs.length);
  });

  it('keep the deep links that are known', () => {
    const ids = new Set(allFaqs.map(({id}) => id));
    expect(known.filter((id) => !ids.has(id))).toEqual([]);
  });

  it('are written as a page would write them', () => {
    expect(markdownOf('normalisation')).toMatch(
      /^### What luminosity do I normalise to\? \{#what-luminosity-do-i-normalise-to\}\n\n- 8 TeV/,
    );
  });
});
