import {describe, expect, it} from 'vitest';
import {docFrontMatter, frontMatterProblems} from './frontMatter';

const good = {
  title: 'Event weights',
  description:
    'How to weight simulated events so that they stand beside data, with a worked example.',
  keywords: ['weight', 'cross-section', 'luminosity'],
  audience: ['student'],
  level: 'beginner',
  minutes: 8,
  edition: 'outline',
};

const problems = (change: Record<string, unknown>) =>
  frontMatterProblems('docs/weights.mdx', docFrontMatter, {...good, ...change});

describe('the front matter of a doc', () => {
  it('is accepted when complete', () => {
    expect(problems({})).toEqual([]);
  });

  it.each([
    ['a description that is too short', {description: 'Weights.'}, 'description'],
    ['a description that is too long', {description: 'x'.repeat(161)}, 'description'],
    ['an unknown reader', {audience: ['astronaut']}, 'audience.0'],
    ['no reader', {audience: []}, 'audience'],
    ['minutes that are not whole', {minutes: 2.5}, 'minutes'],
    ['a day of checking that is none', {last_checked: '30 June 2026'}, 'last_checked'],
    ['an unknown edition', {edition: 'draft'}, 'edition'],
    ['a key that does not exist', {tittle: 'Weights'}, 'keys'],
    ['a missing title', {title: undefined}, 'title'],
  ])('%s is refused by file and field', (_, change, field) => {
    const [problem = ''] = problems(change);
    expect(problem).toContain(`docs/weights.mdx: front matter, ${field}:`);
  });
});
