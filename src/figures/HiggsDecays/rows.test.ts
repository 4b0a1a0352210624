import {expect, it} from 'vitest';
import {higgsDecays, higgsProduction} from '@site/src/data/higgs';
import {alt, kinds, percentOf, formatProductionFraction, range, productNameOf} from './rows';

it('every bar ends on the axis', () => {
  const parts = [...higgsDecays.map(({percent}) => percent), ...higgsProduction.map(percentOf)];
  expect(parts.filter((percent) => percent <= range.min || percent >= range.max)).toEqual([]);
});

it('shares of production follow from the cross-sections', () => {
  expect(
    formatProductionFraction(higgsProduction[0] ?? {name: '', short: '', crossSectionPb: NaN}),
  ).toBe('87\u00a0%');
});

it('each decay has words and a kind that the legend explains', () => {
  expect(higgsDecays.filter((decay) => !productNameOf(decay))).toEqual([]);
  const explained = kinds.map(({through}) => through);
  expect(higgsDecays.filter(({through}) => !explained.includes(through))).toEqual([]);
});

it('reports each value in words', () => {
  expect(alt).toContain('μμ (muons) 0.022\u00a0%');
  expect(alt).toContain('gluon fusion (ggF) 48.6\u00a0pb, 87\u00a0%');
});
