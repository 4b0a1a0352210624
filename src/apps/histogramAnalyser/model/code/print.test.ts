import {describe, expect, it} from 'vitest';
import {between, compared, expressionOf} from './expression';
import {printAsPart, printCpp, printPython} from './print';

describe('a cut', () => {
  it.each([
    [{from: 10, to: 75}, '(mll >= 10) & (mll < 75)', 'mll >= 10 && mll < 75'],
    [{from: null, to: 75}, 'mll < 75', 'mll < 75'],
    [{from: 0.1, to: null}, 'mll >= 0.1', 'mll >= 0.1'],
    [{categories: [0, 2]}, '(mll == 0) | (mll == 2)', 'mll == 0 || mll == 2'],
    [{categories: [1]}, 'mll == 1', 'mll == 1'],
    [{categories: []}, 'False', 'false'],
  ])('of %j has its lower end in it', (filter, python, cpp) => {
    const expression = expressionOf('mll', filter);
    expect(expression && printPython(expression)).toBe(python);
    expect(expression && printCpp(expression)).toBe(cpp);
  });

  it('that is open at both ends is none', () => {
    expect(expressionOf('mll', {from: null, to: null})).toBeNull();
  });
});

it('brackets what the signs would bind otherwise', () => {
  const expression = {
    any: [between(1, 'a', 2), {all: [compared('b', '>', 0)]}, {any: []}],
  };
  expect(printPython(expression)).toBe('((a > 1) & (a < 2)) | (b > 0) | False');
  expect(printCpp(expression)).toBe('(a > 1 && a < 2) || b > 0 || false');
  expect(printPython({all: [expression, compared('c', '<', 3)]})).toBe(
    '(((a > 1) & (a < 2)) | (b > 0) | False) & (c < 3)',
  );
});

it('brackets what stands among others that all have to hold', () => {
  expect(printAsPart(compared('a', '<', 1))).toBe('(a < 1)');
  expect(printAsPart(between(1, 'a', 2))).toBe('(a > 1) & (a < 2)');
  expect(printAsPart({any: [compared('a', '==', 1), compared('a', '==', 3)]})).toBe(
    '((a == 1) | (a == 3))',
  );
  expect(printAsPart({any: []})).toBe('False');
});
