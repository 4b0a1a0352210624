// @vitest-environment jsdom
// cspell:ignore dilep singlelep
import {act, fireEvent, screen, waitFor, within} from '@testing-library/react';
import {describe, expect, it, vi} from 'vitest';
import {testRows, type TestSample} from './model/testTable';
import {
  first,
  names,
  open,
  openDrawer,
  summary,
  type,
  words,
  withFakeClock,
} from '@site/src/test-kit/kit/testFinder';

withFakeClock();

describe('words', () => {
  it('narrow the rows, the count and the facets as they are typed', async () => {
    await open('');
    expect(summary()).toBe('12 samples');
    type('tt̄ powheg');
    expect(names()).toEqual(['Inv_ttbar_dilep', 'Inv_ttbar_singlelep']);
    expect(summary()).toBe('2 of 12 samples');
    openDrawer(/^Filters/);
    const processes = within(screen.getByRole('group', {name: 'Process'}));
    expect(processes.getByRole('checkbox', {name: 'Top pair, 2 samples'})).toBeTruthy();
    expect(processes.getByRole('checkbox', {name: 'Higgs, 0 samples'})).toBeTruthy();
  });

  it('come into the address without a step of the back button, and leave the hash', async () => {
    await open('?from=mail');
    const steps = window.history.length;
    type('z');
    type('zm');
    type('zmumu');
    act(() => void vi.advanceTimersByTime(1_000));
    expect(window.location.search).toBe('?from=mail&mc.q=zmumu&mc.c=9&mc.v=1');
    expect(window.location.hash).toBe('#list');
    expect(window.history.length).toBe(steps);
  });
});

describe('the address', () => {
  it('is written ten times at once and then a few times a second, since browsers refuse more', async () => {
    await open('');
    const write = vi.spyOn(window.history, 'replaceState');
    for (let i = 1; i <= 50; i += 1) {
      type('z'.repeat(i));
      act(() => void vi.advanceTimersByTime(40));
    }
    act(() => void vi.advanceTimersByTime(1_000));
    expect(write.mock.calls.length).toBeLessThan(20);
    expect(window.location.search).toBe(`?mc.q=${'z'.repeat(50)}&mc.c=c&mc.v=1`);
  });

  const search =
    '?mc.v=1&mc.q=inv&mc.is.process=Top+pair&mc.sort=-xsec&mc.sel=900001&mc.open=900003';

  it('sets everything', async () => {
    await open(search);
    expect(words().value).toBe('inv');
    expect(names()).toEqual(['Inv_ttbar_allhad', 'Inv_ttbar_singlelep', 'Inv_ttbar_dilep']);
    expect(screen.getByRole('columnheader', {name: 'Cross-section [pb]'}).ariaSort).toBe(
      'descending',
    );
    expect(screen.getByText('More of Inv_ttbar_allhad')).toBeTruthy();
    expect(screen.getByText('For 900001')).toBeTruthy();
    expect(screen.queryByText(/could not be read/)).toBeNull();
  });

  it('that is mangled gives the rest, says so, and is whole again after a choice', async () => {
    await open('?mc.v=1&mc.q=zee&mc.sort=charm&mc.is.generator=Nobody');
    expect(names()).toEqual(['Inv_Zee']);
    const note = screen.getByText(/could not be read/).closest('p');
    expect(note?.textContent).toContain('(the sort order, the filter “Generator”)');
    type('zmumu');
    act(() => void vi.advanceTimersByTime(1_000));
    expect(screen.queryByText(/could not be read/)).toBeNull();
    expect(window.location.search).toBe('?mc.q=zmumu&mc.c=9&mc.v=1');
  });

  it('goes back choice by choice', async () => {
    await open('');
    openDrawer(/^Filters/);
    fireEvent.click(screen.getByRole('checkbox', {name: /^Sherpa/}));
    expect(window.location.search).toBe('?mc.is.generator=Sherpa&mc.c=r&mc.v=1');
    expect(summary()).toBe('5 of 12 samples');
    type('inv');
    fireEvent.click(screen.getByRole('checkbox', {name: /^Powheg/}));
    expect(summary()).toBe('10 of 12 samples');
    window.history.back();
    await waitFor(() => expect(summary()).toBe('5 of 12 samples'));
    expect(words().value).toBe('inv');
    window.history.back();
    await waitFor(() => expect(window.location.search).toBe(''));
    await waitFor(() => expect(summary()).toBe('12 samples'));
  });
});

describe('ranges', () => {
  it('take what is typed once it is a number, and keep it as it was typed', async () => {
    await open('');
    openDrawer(/^Filters/);
    const from = within(
      screen.getByRole('group', {name: 'Cross-section [pb]'}),
    ).getByRole<HTMLInputElement>('textbox', {name: 'at least'});
    const typeFrom = (value: string): void => void fireEvent.change(from, {target: {value}});
    typeFrom('2e');
    expect(from.value).toBe('2e');
    expect(from.getAttribute('aria-invalid')).toBe('true');
    expect(summary()).toBe('12 samples');
    typeFrom('2e3');
    expect(from.value).toBe('2e3');
    expect(names()).toEqual(['Inv_Zmumu', 'Inv_Zee', 'Inv_Ztautau']);
    fireEvent.click(screen.getByRole('button', {name: 'Clear filters'}));
    expect(from.value).toBe('');
  });
});

it('columns are chosen, and the first stays', async () => {
  await open('');
  openDrawer(/^Columns/);
  fireEvent.click(screen.getByRole('checkbox', {name: 'Skims'}));
  fireEvent.click(screen.getByRole('checkbox', {name: 'Events'}));
  const heads = screen.getAllByRole('columnheader').map(({textContent}) => textContent);
  expect(heads.slice(1)).toEqual([
    'Sample',
    'Dataset',
    'Process',
    'Generator',
    'Cross-section [pb]',
    'Skims',
  ]);
  expect(screen.queryByRole('checkbox', {name: 'Sample'})).toBeNull();
});

describe('loading', () => {
  it('shows the first rows and the way to all, and begins again when it failed', async () => {
    const load = vi
      .fn<() => Promise<readonly TestSample[]>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValueOnce(testRows);
    await open('?mc.q=zee', load);
    expect(screen.getByRole('alert').textContent).toContain('Could not load the table');
    expect(names()).toHaveLength(first.length);
    expect(screen.getByRole('link', {name: 'CSV'}).getAttribute('href')).toBe('/data/samples.csv');
    await act(async () => void fireEvent.click(screen.getByRole('button', {name: 'Retry'})));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(names()).toEqual(['Inv_Zee']);
    expect(load).toHaveBeenCalledTimes(2);
  });
});
