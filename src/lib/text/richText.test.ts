import {expect, it} from 'vitest';
import {piecesOf, textsIn} from './richText';

it('finds formulas, links and code between plain words, and leaves out nothing', () => {
  expect(piecesOf('With $m^2$, see [the page](/docs/data#x) and `lep_pt`.')).toEqual([
    {kind: 'text', text: 'With '},
    {kind: 'formula', text: 'm^2'},
    {kind: 'text', text: ', see '},
    {kind: 'link', text: 'the page', to: '/docs/data#x'},
    {kind: 'text', text: ' and '},
    {kind: 'code', text: 'lep_pt'},
    {kind: 'text', text: '.'},
  ]);
});

it('takes a lonely sign as what it is', () => {
  expect(piecesOf('5 $ and a ` sign [of] (things)')).toEqual([
    {kind: 'text', text: '5 $ and a ` sign [of] (things)'},
  ]);
});

it('finds texts in lists and records', () => {
  expect(textsIn({a: 'one', b: [{c: 'two'}, 3, null], d: undefined})).toEqual(['one', 'two']);
});
