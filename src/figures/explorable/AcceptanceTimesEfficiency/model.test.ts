import {expect, it} from 'vitest';
import {uniformDots} from '../panel/uniformDots';
import {eventEfficiency, producedEvents, selectedFraction} from './model';

const selection = {acceptance: 0.5, efficiency: 0.9, leptons: 4};

it('the selected fraction is A ε^n, and dividing by it gives what was produced', () => {
  expect(eventEfficiency(selection)).toBeCloseTo(0.6561, 12);
  expect(selectedFraction(selection)).toBeCloseTo(0.32805, 12);
  expect(producedEvents(1000 * selectedFraction(selection), selection)).toBeCloseTo(1000, 9);
});

it('as many random decays lie in the rectangle', () => {
  const decays = uniformDots(1, 20_000, 1, 1);
  const inside = decays.filter(({x, y}) => x <= 0.5 && y <= eventEfficiency(selection));
  expect(inside.length / decays.length).toBeCloseTo(selectedFraction(selection), 1.7);
});
