// @vitest-environment jsdom
import {cleanup, render, screen} from '@testing-library/react';
import {afterEach, describe, expect, it} from 'vitest';
import type {ReleaseKey} from '@site/src/data/catalogue/types';
import {UnitNotice} from '.';

function textFor(release: ReleaseKey): string {
  render(<UnitNotice release={release} />);
  return screen.getByRole('note').textContent ?? '';
}

afterEach(cleanup);

describe('the notice of the unit', () => {
  it.each<[ReleaseKey, string, string]>([
    ['2016e-8tev', 'Energies are in MeV', 'lep_pt > 25000'],
    ['2020e-13tev', 'Energies are in MeV', 'lep_pt > 25000'],
    ['2024r-pp', 'Energies are in MeV', 'AnalysisMuonsAuxDyn.pt > 25000'],
    ['2025e-13tev-beta', 'Energies are in GeV', 'lep_pt > 25'],
  ])('of %s names the unit and the right cut', (release, name, cut) => {
    const text = textFor(release);
    expect(screen.getByRole('note', {name})).toBeTruthy();
    expect(text).toMatch(new RegExp(`Write ${cut}\\b`));
  });

  it('warns those who come from MeV that nothing is selected', () => {
    expect(textFor('2025e-13tev-beta')).toContain('lep_pt > 25000 selects nothing');
  });
});
