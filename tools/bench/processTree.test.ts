import {describe, expect, it} from 'vitest';
import {ticksIn} from './processTree';

describe('ticksIn', () => {
  it('adds the time of the process and of its ended children, past names with blanks', () => {
    const stat = '12 (a name) with) S 3 12 12 0 -1 4194304 100 200 0 0 700 30 200 10 20 0 1 0';
    expect(ticksIn(stat)).toBe(700 + 30 + 200 + 10);
  });
});
