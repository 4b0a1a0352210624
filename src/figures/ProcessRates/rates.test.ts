import {expect, it} from 'vitest';
import {processes13, type Process} from '@site/src/data/processes';
import {alt, caption, printProduced, producedIn, range} from '.';

const named = (name: string): Process => {
  const process = processes13.find((candidate) => candidate.name === name);
  if (!process) throw new Error(name);
  return process;
};

it('what is produced is cross-section times luminosity', () => {
  expect(producedIn(named('H'))).toBeCloseTo(55.7 * 36_600, 6);
  expect(printProduced(named('W → ℓν'))).toBe('7.4\u00a0×\u00a010⁸');
  expect(printProduced(named('Z → ℓℓ'))).toBe('7.1\u00a0×\u00a010⁷');
  expect(printProduced(named('any inelastic collision'))).toBe('2.9\u00a0×\u00a010¹⁵');
  expect(printProduced(named('H → γγ'))).toBe('4,630');
  expect(printProduced(named('H → 4ℓ'))).toBe('253');
});

it('every process is on the axis', () => {
  const outside = processes13.filter(
    ({crossSectionPb}) => crossSectionPb < range.min || crossSectionPb > range.max,
  );
  expect(outside).toEqual([]);
});

it('reports in words what it draws', () => {
  expect(caption).toContain('one collision in about 1.4 billion produces a Higgs boson');
  expect(alt).toContain('tt̄ (top-quark pair) 830\u00a0pb, 3.0\u00a0×\u00a010⁷');
});
