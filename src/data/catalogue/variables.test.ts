/** The variables of the releases, and the counterparts of the 2020 variables. */
import {describe, expect, it} from 'vitest';
import {releases} from './releases';
import {renames} from './renames';
import {variables2016} from './variables/education2016';
import {variables2020} from './variables/education2020';
import {variables2025} from './variables/education2025';
import {variablesPhyslite} from './variables/physlite';

const names = (variables: readonly {name: string}[]) => variables.map(({name}) => name);

describe('the variables', () => {
  it('are as many as the releases state', () => {
    expect(variables2016).toHaveLength(47);
    expect(variables2020.filter(({flag}) => flag !== 'incomplete')).toHaveLength(81);
    expect(variables2025.filter(({name}) => name !== 'category')).toHaveLength(116);
  });

  it('have energies in the unit of their release', () => {
    const unitOf = (key: string) => releases.find((release) => release.key === key)?.energyUnit;
    for (const [key, variables] of [
      ['2016e-8tev', variables2016],
      ['2020e-13tev', variables2020],
      ['2025e-13tev-beta', variables2025],
      ['2024r-pp', variablesPhyslite],
    ] as const) {
      const units = new Set(
        variables
          .filter(({unit, flag}) => (unit === 'MeV' || unit === 'GeV') && flag !== 'conflict')
          .map(({unit}) => unit),
      );
      expect([...units], key).toEqual([unitOf(key)]);
    }
  });

  it('of the 2020 release are each listed once, and each name is one of its release', () => {
    expect(renames.map(({from}) => from).sort()).toEqual(names(variables2020).sort());
    const known = new Set(names(variables2025));
    expect(renames.flatMap(({to}) => to).filter((name) => !known.has(name))).toEqual([]);
  });

  it('of the 2020 release keep their name, take another or are removed, as the change says', () => {
    for (const {from, to, change} of renames) {
      const keepsName = change === 'same' || change === 'changed';
      expect(to.includes(from), from).toBe(keepsName);
      expect(to.length === 0, from).toBe(change === 'removed');
    }
  });

  it('that kept their name in 2020 and 2025 keep their type of quantity', () => {
    const unit = (variables: typeof variables2020, name: string | undefined) =>
      variables.find((variable) => variable.name === name)?.unit?.replace(/[MG]eV/, 'energy');
    for (const {from, to, change} of renames.filter(
      ({change}) => change === 'same' || change === 'renamed',
    )) {
      expect(unit(variables2025, to[0]), `${from}, ${change}`).toBe(unit(variables2020, from));
    }
  });
});
