import {expect, it} from 'vitest';
import {nextSort} from './query';

it('the head of a column sorts upwards, downwards, and then as the table stands', () => {
  const up = nextSort({key: 'events', descending: true}, 'xsec');
  expect(up).toEqual({key: 'xsec', descending: false});
  const down = nextSort(up, 'xsec');
  expect(down).toEqual({key: 'xsec', descending: true});
  expect(nextSort(down, 'xsec')).toBeNull();
});
