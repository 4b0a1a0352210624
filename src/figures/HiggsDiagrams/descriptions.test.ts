import {expect, it} from 'vitest';
import {decays} from './decays';
import {kindOf, join} from './diagram';
import {productions} from './productions';
import {factsOf, kinds, producedBy, titleOf} from './descriptions';

const made = (key: string) => {
  const found = productions.find((production) => production.key === key);
  if (!found) throw new Error(key);
  return found;
};
const decayed = (key: string) => {
  const found = decays.find((decay) => decay.key === key);
  if (!found) throw new Error(key);
  return found;
};

it('numbers are cross-section times branching ratio times luminosity', () => {
  expect(producedBy(made('ggf'), decayed('four-leptons'))).toBeCloseTo(48.6 * 1.24e-4 * 36_600, 6);
  expect(factsOf(made('ggf'), decayed('photons-w')).map(({value}) => value)).toEqual([
    '48.6\u00a0pb, 87\u00a0% of the total',
    '0.227\u00a0%',
    'about 4,000',
  ]);
});

it('two leptons with neutrinos make one percent of all decays', () => {
  expect(decayed('two-leptons').percent).toBeCloseTo(21.4 * 0.2172 ** 2, 10);
  expect((decayed('two-leptons').percent / 100) * 55.7 * 36_600).toBeCloseTo(20_600, -2);
});

it('each diagram can say how often it happens', () => {
  for (const production of productions) {
    for (const decay of decays) expect(producedBy(production, decay)).toBeGreaterThan(0);
  }
});

it('titles are phrases', () => {
  expect(titleOf(made('vbf'), decayed('tau'))).toBe(
    'Production via vector-boson fusion, decay to two tau leptons',
  );
  expect(titleOf(made('wh'), decayed('bottom'))).toBe(
    'Production in association with a W boson, decay to a bottom quark and its antiquark',
  );
});

it('the legend explains each kind of line that is drawn', () => {
  const drawn = productions.flatMap((production) =>
    decays.flatMap((decay) => join(production, decay).lines.map(kindOf)),
  );
  expect(new Set(drawn)).toEqual(new Set(kinds.map(({kind}) => kind)));
});
