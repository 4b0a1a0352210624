import {expect, it} from 'vitest';
import {termTextsOf} from './termTexts';

it('reads a page with its lines, but not the queries of users in its front matter', () => {
  const page = [
    '---',
    'title: Quarks',
    'answers:',
    '  - top pairs of 2020',
    '  - cut-flow -> table',
    'level: beginner',
    '---',
    '',
    'Top quarks come in pairs.',
    '',
  ].join('\n');
  const texts = termTextsOf('docs/quarks.mdx', page).filter(({text}) => text.trim() !== '');
  const all = texts.map(({line, text}) => `${line}: ${text}`).join('\n');
  expect(all).toContain('Quarks');
  expect(all).toContain('9: Top quarks come in pairs.');
  expect(all).not.toContain('2020');
  expect(all).not.toContain('cut-flow');
});
