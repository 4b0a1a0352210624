// @vitest-environment jsdom
// cspell:ignore dilep singlelep
import {act, fireEvent, screen, within} from '@testing-library/react';
import {describe, expect, it} from 'vitest';
import {nameButton, names, open, type, withFakeClock} from '@site/src/test-kit/kit/testFinder';

withFakeClock();

describe('rows', () => {
  it('open when pressed and close, and show what no column shows', async () => {
    await open('');
    const button = nameButton('Inv_ttbar_allhad');
    expect(button.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    const details = document.getElementById(button.getAttribute('aria-controls') ?? '');
    expect(details?.textContent).toContain('Skims2lep, GamGam');
    expect(details?.textContent).toContain('The file lists no events, the record 5 million.');
    fireEvent.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('false');
  });

  it('are one stop of Tab, and keys move it and stay within the table', async () => {
    await open('');
    const stops = (): readonly (string | null)[] =>
      screen
        .getAllByRole('rowheader')
        .flatMap((cell) => within(cell).getAllByRole('button'))
        .filter(({tabIndex}) => tabIndex === 0)
        .map(({textContent}) => textContent);
    const press = (key: string): string | null => {
      fireEvent.keyDown(document.activeElement ?? document.body, {key});
      return document.activeElement?.textContent ?? null;
    };
    expect(stops()).toEqual(['Inv_ttbar_dilep']);
    nameButton('Inv_ttbar_dilep').focus();
    expect(press('ArrowUp')).toBe('Inv_ttbar_dilep');
    expect(press('ArrowDown')).toBe('Inv_ttbar_singlelep');
    expect(press('PageDown')).toBe('Inv_Zprime3000_mumu');
    expect(press('ArrowDown')).toBe('Inv_Zprime3000_mumu');
    expect(stops()).toEqual(['Inv_Zprime3000_mumu']);
    expect(press('Home')).toBe('Inv_ttbar_dilep');
    expect(press('End')).toBe('Inv_Zprime3000_mumu');
    expect(press('a')).toBe('Inv_Zprime3000_mumu');
    press('End');
    const box = screen.getByRole('checkbox', {name: 'Select Inv_Zee'});
    act(() => box.focus());
    expect(document.activeElement).toBe(box);
  });

  it('are selected by Space, and stay selected while filters hide them', async () => {
    await open('');
    fireEvent.keyDown(nameButton('Inv_Zee'), {key: ' '});
    fireEvent.click(screen.getByRole('checkbox', {name: 'Select Inv_Zmumu'}));
    expect(screen.getByText('For 900005 and 900004')).toBeTruthy();
    type('ttbar');
    expect(screen.getByText('2 samples selected')).toBeTruthy();
    fireEvent.click(screen.getByRole('checkbox', {name: 'Select all 3 samples shown'}));
    expect(screen.getByText('For 900005 and 900004 and 900001 and 900002 and 900003')).toBeTruthy();
    fireEvent.click(screen.getByRole('checkbox', {name: 'Select all 3 samples shown'}));
    expect(screen.getByText('For 900005 and 900004')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', {name: 'Clear selection'}));
    expect(screen.queryByText(/^For /)).toBeNull();
    expect(document.activeElement?.textContent).toBe('3 of 12 samples');
  });

  it('are said to be too few, with the ways out', async () => {
    await open('?mc.q=ttbar&mc.is.process=Higgs&mc.in.xsec=..1000');
    expect(screen.queryByRole('table')).toBeNull();
    fireEvent.click(screen.getByRole('button', {name: 'Without the search text: 2 samples'}));
    expect(names()).toEqual(['Inv_ggH125_gamgam', 'Inv_ggH125_ZZ4lep']);
    expect(document.activeElement?.textContent).toBe('2 of 12 samples');
  });
});
