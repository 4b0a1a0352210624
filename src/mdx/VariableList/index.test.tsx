// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, describe, expect, it} from 'vitest';
import {variables2016} from '@site/src/data/catalogue/variables/education2016';
import {variables2020} from '@site/src/data/catalogue/variables/education2020';
import {variables2025} from '@site/src/data/catalogue/variables/education2025';
import '@site/src/test-kit/hooks/testResizeObserver';
import {anchorOf, titleOf} from '@site/src/lib/variableGroups';
import {VariableList as List2016} from './2016e-8tev';
import {VariableList as List2020} from './2020e-13tev';
import {VariableList as List2025} from './2025e-13tev-beta';

const nameOf = (row: Element): string => row.querySelector('th code')?.textContent ?? '';
const rows = (): readonly Element[] =>
  Array.from(document.querySelectorAll('tbody tr')).filter((row) => row.querySelector('td'));
const type = (words: string) =>
  fireEvent.change(screen.getByRole('searchbox', {name: 'Filter by words'}), {
    target: {value: words},
  });

afterEach(cleanup);

describe('the list of variables', () => {
  it.each([
    ['2016', List2016, variables2016],
    ['2020', List2020, variables2020],
    ['2025', List2025, variables2025],
  ] as const)('of %s is complete, each variable in its group', (_, List, variables) => {
    render(<List />);
    expect(rows().map(nameOf).sort()).toEqual(variables.map(({name}) => name).sort());
    const shown = screen.getAllByRole('heading', {level: 3}).flatMap((heading) => {
      const group = variables.find((variable) => anchorOf(variable.group) === heading.id)?.group;
      const table = screen.getByRole('table', {name: new RegExp(`^${titleOf(group ?? '?')}, `)});
      const members = Array.from(table.querySelectorAll('tbody tr'));
      expect(heading.textContent).toBe(`${titleOf(group ?? '?')} (${members.length})`);
      return members.map((row) => `${group}: ${nameOf(row)}`);
    });
    expect(shown.sort()).toEqual(variables.map(({group, name}) => `${group}: ${name}`).sort());
  });

  it('is filtered by words in any order, and says how many are left', () => {
    render(<List2025 />);
    type('ISOLATION lepton loose');
    expect(rows().map(nameOf)).toEqual(['lep_isLooseIso']);
    expect(screen.getByRole('status').textContent).toBe('1 of 117 variables');
    type('');
    expect(rows()).toHaveLength(117);
  });

  it('reports what to do when nothing fits', () => {
    render(<List2020 />);
    type('axion');
    expect(rows()).toEqual([]);
    expect(screen.getByText(/Try fewer/)).toBeTruthy();
  });

  it('shows one group without a filter', () => {
    render(<List2020 group="met" />);
    expect(rows().map(nameOf)).toEqual(['met_et', 'met_phi']);
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('refuses a group that does not exist', () => {
    expect(() => render(<List2016 group="leptons" />)).toThrow('leptons');
  });

  it('carries doubts to the reader', () => {
    render(<List2025 />);
    type('jet_jvt');
    expect(rows()[0]?.textContent).toContain('sources disagree: The published list says');
  });
});
