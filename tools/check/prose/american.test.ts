import {describe, expect, it} from 'vitest';
import {americanSpelling} from './american';

describe('an American spelling', () => {
  it.each([
    'color map',
    'Colored',
    'behavior',
    'flavors',
    'neighboring',
    'analyzed',
    'catalog',
    'artifacts',
    'labeled',
    'modeling',
    'unlabeled',
    'center-of-mass',
    'kilometers',
    'fibers',
    'defense',
    'fulfill',
    'gray',
    'normalized',
    'optimization',
    'emphasize',
    'synthesized',
    'hypothesizes',
  ])('is found in “%s”', (text) => {
    expect(text).toMatch(americanSpelling);
  });

  it.each([
    'the colour of Colorado',
    'analyse the catalogue',
    'a calorimeter, a parameter and a spectrometer',
    'resized, oversized and of any size',
    'a prize for citizens on the horizon',
    'cancelled and labelled',
    'a greyscale picture',
  ])('is not found in “%s”', (text) => {
    expect(text).not.toMatch(americanSpelling);
  });
});
