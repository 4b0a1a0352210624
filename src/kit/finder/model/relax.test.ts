import {expect, it} from 'vitest';
import {everything, withChoices, withRange} from './query';
import {relaxations} from './relax';
import {indexTable} from './tableIndex';
import {testRows, testTable} from './testTable';

const index = indexTable(testTable, testRows);

it('names the filters of which one is enough to give up, the one that leaves most first', () => {
  const higgs = withChoices({...everything, words: 'ttbar'}, 'process', ['Higgs']);
  const query = withRange(higgs, 'xsec', {from: null, to: 1_000});
  expect(relaxations(index, query).map(({key, count}) => [key, count])).toEqual([
    ['process', 3],
    ['words', 2],
  ]);
  const [, words] = relaxations(index, query);
  expect(words?.query).toEqual({...query, words: ''});
});

it('names none where two are in the way', () => {
  const higgs = withChoices({...everything, words: 'ttbar'}, 'process', ['Higgs']);
  expect(relaxations(index, withRange(higgs, 'xsec', {from: 1e9, to: null}))).toEqual([]);
});
