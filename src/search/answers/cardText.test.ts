import {expect, it} from 'vitest';
import type {AnswerCard} from '../cards/types';
import {cardText, wordsOfCard} from './cardText';

const card: AnswerCard = {
  id: 'how-to-x',
  kind: 'how-to',
  title: 'Open *a* file',
  text: 'Use `uproot.open` and read <what> you need.',
  rows: [{label: 'Unit', value: '`GeV`'}],
  steps: [{text: 'Install it.', code: {language: 'bash', text: 'pip install uproot\necho done'}}],
  actions: [{title: 'Compare', to: '/base/docs/a#b'}],
  source: {title: 'Data formats', to: '/base/docs/formats'},
  queries: ['open a file'],
};

it('is Markdown: sentences escaped, code as it is, links with the origin', () => {
  expect(cardText(card, 'https://site.test')).toBe(
    [
      '**Open \\*a\\* file**',
      'Use `uproot.open` and read &lt;what> you need.',
      '- Unit: `GeV`',
      '1. Install it.\n\n   ```bash\n   pip install uproot\n   echo done\n   ```',
      '- [Compare](https://site.test/base/docs/a#b)',
      'Source: [Data formats](https://site.test/base/docs/formats)',
    ].join('\n\n'),
  );
});

it('contains all words of the card', () => {
  expect(wordsOfCard(card)).toBe(
    'Open *a* file\nUse uproot.open and read <what> you need.\nUnit\nGeV\nInstall it.\npip install uproot\necho done',
  );
});
