import {describe, expect, it} from 'vitest';
import {allCards, settledCards} from '.';
import {contentName} from '../local/query';
import {settleClaims} from './claims';

const owner = (query: string): string | undefined =>
  allCards().find(({queries}) => queries.some((each) => contentName(each) === contentName(query)))
    ?.id;

describe('the key of a query', () => {
  it.each([
    ['How do I cite the data?', 'cite data'],
    ['What is b-tagging?', 'b tagging'],
    ['PILE UP', 'pile-up'],
    ['36.6 fb⁻¹', '36.6 fb^-1'],
    ['normalise simulation', 'normalising simulations'],
  ])('"%s" is "%s"', (question, query) => expect(contentName(question)).toBe(contentName(query)));

  it('keeps small words in names of code, and where there are no others', () => {
    expect(contentName('get_metadata')).not.toBe(contentName('metadata'));
    expect(contentName('what is it')).not.toBe('');
  });
});

describe('the claims of cards', () => {
  const card = {
    kind: 'answer',
    title: 'T',
    text: 'T.',
    actions: [],
    source: {title: 'S', to: '/'},
  } as const;

  it('go to the first card, and once to it', () => {
    const {cards, lost} = settleClaims([
      {...card, id: 'a', queries: ['luminosity', 'the luminosity']},
      {...card, id: 'b', queries: ['Luminosity', 'fb-1']},
    ]);
    expect(cards.map(({queries}) => queries)).toEqual([['luminosity'], ['fb-1']]);
    expect(lost).toEqual([{query: 'Luminosity', lost: 'b', kept: 'a'}]);
  });

  it('are settled: no two cards have one query, and each card has one', () => {
    const keys = allCards().flatMap(({id, queries}) =>
      queries.map((query) => [contentName(query), id] as const),
    );
    const owners = new Map<string, string>();
    const twice = keys.filter(([key, id]) => {
      const isTaken = owners.has(key);
      owners.set(key, id);
      return isTaken;
    });
    expect(twice).toEqual([]);
    expect(allCards().filter(({queries}) => queries.length === 0)).toEqual([]);
    expect(keys.filter(([key]) => key === '')).toEqual([]);
  });

  it('that are lost are known: questions with a card of their own, and names in two releases', () => {
    expect(settledCards().lost.map(({lost}) => lost)).toEqual([
      'variable-met',
      'sample-117050',
      'sample-147770',
      'sample-147771',
      'sample-147772',
      'sample-160155',
      'sample-160205',
      'sample-161005',
      'sample-161055',
      'number-events-evgen',
      'number-events-evgen',
      'faq-what-do-i-have-to-know-first',
      'faq-do-i-need-a-good-run-list',
      'faq-where-are-systematic-uncertainties',
    ]);
  });
});

describe('the card of a query', () => {
  it.each([
    ['lep_pt', 'variable-lep_pt'],
    ['cite data', 'how-to-cite-the-data'],
    ['how to cite the data', 'how-to-cite-the-data'],
    ['install atlasopenmagic', 'how-to-install-atlasopenmagic'],
    ['410470', 'sample-410470'],
    ['93910', 'record-93910'],
    ['pile-up', 'definition-pile-up'],
    ['k-factor', 'definition-k-factor'],
    ['calorimeter', 'definition-calorimeter'],
    ['How do I normalise simulation to data?', 'formula-normalise-simulation'],
    ['How do I read a PHYSLITE file with uproot?', 'how-to-open-physlite'],
    ['How can I run the notebooks without installing anything?', 'how-to-run-notebooks-online'],
    ['What is b-tagging?', 'definition-b-tagging'],
    ['Which units are the momenta in?', 'answer-units'],
    ['What is the difference between data and Monte Carlo?', 'answer-data-and-monte-carlo'],
    ['get_urls', 'function-get_urls'],
    ['trigE', 'trigger-trigE'],
    ['exactly4lep', 'skim-exactly4lep'],
    ['licence', 'answer-licence'],
    ['which release', 'answer-choose-a-release'],
    ['offline', 'how-to-use-offline'],
    ['report a problem', 'how-to-report-a-problem'],
    ['list the datasets', 'how-to-list-the-datasets'],
    ['download the data', 'how-to-download-the-data'],
    ['invariant mass of two leptons', 'formula-invariant-mass'],
    ['transverse mass formula', 'formula-transverse-mass'],
    ['luminosity 2025', 'number-luminosity-2025'],
  ])('"%s" is %s', (query, id) => expect(owner(query)).toBe(id));
});
