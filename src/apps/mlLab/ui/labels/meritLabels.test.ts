import {describe, expect, it} from 'vitest';
import {significances} from '@site/src/physics/statistics/significance';
import type {MeritScan, ScanPoint} from '../../model/results';
import {
  describeExcluded,
  fewEventsMessage,
  hasBetterThreshold,
  describeMove,
  describeComparison,
  describeRule,
} from './meritLabels';

function pointAt(
  threshold: number,
  [signal, background, effectiveBackground]: readonly [number, number, number],
): ScanPoint {
  const significance = significances(signal, background, 0);
  return {threshold, signal, background, effectiveBackground, accuracy: null, significance};
}

const best = pointAt(0.6, [42, 100, 200]);
const scan: MeritScan = {
  merit: 'signalOverRootBackground',
  points: [],
  best,
  none: 2,
  excluded: [{from: 0.9, to: 1}],
};
const lucky = pointAt(0.95, [5.1, 1, 3]);
const poor = pointAt(0.97, [1, 1, 3]);

describe('what is said of the threshold', () => {
  it('names the rule beside the button, and says if no threshold fulfils it', () => {
    expect(describeRule(scan)).toContain(
      'considers thresholds with at least 30 effective background events',
    );
    expect(describeRule(scan)).not.toContain('No threshold');
    expect(describeRule({...scan, best: null})).toMatch(/No threshold leaves enough\.$/);
    expect(describeRule({...scan, merit: 'accuracy'})).toContain('highest accuracy');
  });

  it('does not hide that an unreliable threshold has a higher significance, before and after the move', () => {
    expect(hasBetterThreshold(lucky, scan)).toBe(true);
    expect(describeComparison(lucky, scan)).toBe(
      'The current threshold has a higher S/√B, 5.10, but it is based on only 3.0 effective background events. The best reliable threshold, 0.60, gives 4.20.',
    );
    expect(describeMove(lucky, best, scan.merit)).toBe(
      'The threshold moved from 0.95 to 0.60. The previous threshold had a higher S/√B, 5.10, but it was based on only 3.0 effective background events; the best reliable threshold gives 4.20.',
    );
  });

  it('reports that a threshold is unreliable even if its significance is lower', () => {
    expect(describeComparison(poor, scan)).toBe(fewEventsMessage(poor, scan.merit));
    expect(describeComparison(poor, scan)).toContain('Only 3.0 effective background events pass');
    expect(describeComparison(poor, {...scan, best: null})).toContain('Only 3.0');
    const none = pointAt(1, [1, 0, 0]);
    expect(describeComparison(none, scan)).toBe('No background events pass, so S/√B is undefined.');
    expect(describeMove(none, best, scan.merit)).toMatch(/to 0\.60\. S\/√B is 4\.20\.$/);
  });

  it('offers no move that gains nothing, and says why', () => {
    const asGood = pointAt(0.61, [42, 99, 198]);
    expect(hasBetterThreshold(asGood, scan)).toBe(false);
    expect(describeComparison(asGood, scan)).toContain('as good as the best one considered, 0.60');
    expect(hasBetterThreshold(best, scan)).toBe(false);
    expect(describeComparison(best, scan)).toBe('');
    expect(describeComparison(pointAt(0.3, [45, 200, 400]), scan)).toBe('');
    expect(hasBetterThreshold(best, {...scan, best: null})).toBe(false);
  });

  it('lists the excluded thresholds', () => {
    expect(describeExcluded([])).toBe('');
    expect(describeExcluded(scan.excluded)).toBe(
      'Shaded and not considered: thresholds above 0.90, where fewer than 30 effective background events pass.',
    );
    const some = [
      {from: 0, to: 0.1},
      {from: 0.4, to: 0.5},
    ];
    expect(describeExcluded(some)).toContain('thresholds up to 0.10, thresholds from 0.40 to 0.50');
    expect(describeExcluded([{from: 0, to: 1}])).toContain('all thresholds');
  });
});
