import {describe, expect, it} from 'vitest';
import {groupIn} from './heldCore';

describe('groupIn', () => {
  it('reads past names with blanks and brackets', () => {
    expect(groupIn('12 (a name) with (brackets) S 3 77 77 0 -1')).toBe(77);
  });
});
