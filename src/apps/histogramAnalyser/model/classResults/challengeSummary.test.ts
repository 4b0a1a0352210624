import {describe, expect, it} from 'vitest';
import {changed, startOf} from '../analysis';
import type {ChallengeProgress} from './challenge';
import {caveat, formatAgainst, summaryOf, summaryText} from './challengeSummary';
import {schemeOf, type Challenge} from '../description';
import {testPlayApp} from '@site/src/test-kit/histogramAnalyser/testPlayApp';

const challenge = testPlayApp.challenges[0] as Challenge;
const progress: ChallengeProgress = {
  signal: {sumOfWeights: 71.26, sumOfSquaredWeights: 1, rows: 1402},
  background: {sumOfWeights: 1742.4, sumOfSquaredWeights: 9, rows: 2210},
  significance: 1.7071,
  simulationError: 0.06,
  effectiveEvents: 845.2,
  obstacle: null,
  isTargetMet: true,
  hasEnoughEvents: true,
  isReached: true,
};
const provenance = {kind: 'simulated for teaching', name: 'hww13', version: '1'};
const scheme = schemeOf(testPlayApp);
const analysis = changed(
  scheme,
  changed(scheme, startOf(scheme), {type: 'cut', dimension: 'jets', filter: {from: null, to: 0.5}}),
  {type: 'cut', dimension: 'mll', filter: {from: null, to: 75}},
);

describe('the summary of a challenge', () => {
  const text = summaryText(
    'H → WW',
    summaryOf(testPlayApp, analysis, challenge, progress, provenance),
  );

  it('reports what was reached with which cuts, in their order, and on what it rests', () => {
    expect(text).toMatch(/^H → WW\n/);
    expect(text).toContain('S/√B = 1.71 ± 0.06 (simulation), target 1.5');
    expect(text).toContain('Cuts: N(jets) = 0; m(ℓℓ) < 75\u00a0GeV');
    expect(text).toContain('71.3 signal and 1,740 background events at 10.06 fb⁻¹');
    expect(text).toContain('1402 signal and 2210 background events pass the cuts');
    expect(text).toContain('hww13, version 1, simulated for teaching');
  });

  it('prints no significance below the target as the target itself', () => {
    expect(formatAgainst(1.4999, 1.5)).toBe('1.49');
    expect(formatAgainst(1.5, 1.5)).toBe('1.50');
    expect(formatAgainst(1.236, 1.5)).toBe('1.24');
  });

  it('warns if the MC statistical uncertainty exceeds the margin', () => {
    expect(caveat(progress, challenge)).toMatch(/simulated background events is 845.*of 0.06\.$/);
    expect(caveat({...progress, simulationError: 0.4}, challenge)).toMatch(
      /margin of 0.21 over the target, .*might fall below the target/,
    );
  });
});
