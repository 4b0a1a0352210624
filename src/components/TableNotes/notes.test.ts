import {expect, it} from 'vitest';
import {notesOn} from '.';

const sound = {flag: null, reason: null};
const twofold = {flag: 'conflict', reason: 'Counted twice.'} as const;
const wrong = {flag: 'suspect', reason: 'Far too small.'} as const;

it('letters each reason once, in the order of the rows', () => {
  const {list, letterOf} = notesOn([sound, twofold, wrong, {...twofold}]);
  expect(list).toEqual([
    {letter: 'a', text: 'sources disagree: Counted twice.'},
    {letter: 'b', text: 'probably wrong: Far too small.'},
  ]);
  expect([sound, twofold, wrong].map(letterOf)).toEqual([undefined, 'a', 'b']);
});
