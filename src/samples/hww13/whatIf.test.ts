import {describe, expect, it} from 'vitest';
import {seededRandom} from '../../physics/random';
import {stratified} from '../../physics/montecarlo/stratified';
import type {DileptonEvent} from '../../physics/montecarlo/collider/observables';
import {processComponents, smaller} from './processes';
import type {ProcessId} from './published';
import type {WhatIf} from './whatIf';

/** Share of the expected events of a process that pass. */
function share(
  id: ProcessId,
  whatIf: WhatIf,
  passes: (event: DileptonEvent) => boolean,
  size = 0.1,
): number {
  const components = smaller(processComponents(whatIf)[id], size);
  return stratified(seededRandom(2), components, 1)
    .filter(({event}) => passes(event))
    .reduce((sum, {weight}) => sum + weight, 0);
}

describe('what if', () => {
  it('the spins did not matter: the leptons of the Higgs boson would fly further apart', () => {
    const isTogether = ({deltaPhiLl}: DileptonEvent): boolean => deltaPhiLl < 1;
    const without = share('higgs', {hasSpinCorrelations: false}, isTogether, 0.03);
    expect(share('higgs', {}, isTogether, 0.03)).toBeGreaterThan(without + 0.1);
  });

  it('the missing momentum were measured worse: tt̄ would have more of it', () => {
    const isLarge = ({met}: DileptonEvent): boolean => met > 100;
    const worse = share('ttbar', {missingResolution: 2}, isLarge);
    expect(worse).toBeGreaterThan(share('ttbar', {}, isLarge) + 0.04);
  });

  it('b jets were found less often: fewer top quarks would be known by them', () => {
    const hasTag = ({bTags}: DileptonEvent): boolean => bTags > 0;
    const fewer = share('ttbar', {bTagEfficiency: 0.5, mistagFactor: 0.2}, hasTag);
    expect(fewer).toBeLessThan(share('ttbar', {}, hasTag) - 0.15);
  });

  it('more collisions happened at once: fewer WW events would be without jets', () => {
    const hasNoJet = ({jets}: DileptonEvent): boolean => jets === 0;
    const crowded = share('ww', {pileUpJets: 1}, hasNoJet);
    expect(crowded).toBeLessThan(share('ww', {}, hasNoJet) - 0.1);
  });
});
