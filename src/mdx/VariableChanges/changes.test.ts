import {expect, it} from 'vitest';
import {variables2020} from '@site/src/data/catalogue/variables/education2020';
import {variables2025} from '@site/src/data/catalogue/variables/education2025';
import {changeGroups, unitsOf} from './changes';

const changesOf = (kind: string) =>
  changeGroups.find((group) => group.kind === kind)?.changes ?? [];
const all = changeGroups.flatMap(({changes}) => changes);

it('each 2020 variable is there once, and each 2025 variable at least once', () => {
  const before = all.flatMap(({from}) => from?.name ?? []);
  expect(before.sort()).toEqual(variables2020.map(({name}) => name).sort());
  const after = new Set(all.flatMap(({to}) => to.map(({name}) => name)));
  expect([...after].sort()).toEqual(variables2025.map(({name}) => name).sort());
});

it('what keeps its name but not its unit stands apart from what stays the same', () => {
  expect(changesOf('unit').map(({from}) => from?.name)).toContain('lep_pt');
  const units = changesOf('unit').map(unitsOf);
  expect(units.every((unit) => unit?.before === 'MeV' && unit.after === 'GeV')).toBe(true);
  const silent = changesOf('same').filter((change) => {
    const unit = unitsOf(change);
    return unit?.before !== unit?.after;
  });
  expect(silent).toEqual([]);
});

it('what is removed has no successor, and what is added no forerunner', () => {
  expect(changesOf('removed').every(({to}) => to.length === 0)).toBe(true);
  expect(changesOf('removed').map(({from}) => from?.name)).toContain('jet_trueflav');
  expect(changesOf('added').every(({from}) => from === null)).toBe(true);
  expect(changesOf('added').map(({to}) => to[0]?.name)).toContain('met_mpx');
});
