import {expect, it} from 'vitest';
import {particles} from '@site/src/data/particles';
import {families, kindOf, printCharge, printInteractions} from './print';

const byKey = (key: string) => {
  const particle = particles.find((candidate) => candidate.key === key);
  if (!particle) throw new Error(key);
  return particle;
};

it('prints charges with their sign, in units of that of the proton', () => {
  const keys = ['up', 'down', 'electron', 'tau-neutrino', 'w'];
  expect(keys.map((key) => printCharge(byKey(key)))).toEqual(['+2/3', '−1/3', '−1', '0', '±1']);
});

it('reports what a particle is and feels', () => {
  expect(kindOf(byKey('charm'))).toBe('quark of the second generation');
  expect(printInteractions(byKey('charm').feels)).toBe(
    'the strong, electromagnetic and weak interactions',
  );
  expect(printInteractions(byKey('electron').feels)).toBe(
    'the electromagnetic and weak interactions',
  );
  expect(printInteractions(byKey('gluon').feels)).toBe('the strong interaction');
});

it('names every family', () => {
  const named = families.map(({family}) => family);
  expect(particles.filter(({family}) => !named.includes(family))).toEqual([]);
});
