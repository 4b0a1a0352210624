// @vitest-environment jsdom
/** From a file to drawings, as a reader sees it: with the real reader, on the page instead of in a worker. */
import {File} from 'node:buffer';
import {readFileSync} from 'node:fs';
import {cleanup, fireEvent, render, screen, waitFor, within} from '@testing-library/react';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {createExplorer} from '../model/explorer';
import {OpenExplorer} from './OpenExplorer';

vi.mock('@docusaurus/useBaseUrl', () => ({default: (path: string) => path}));
vi.mock('@docusaurus/router', () => ({useHistory: () => ({listen: () => () => undefined})}));

const createService = () =>
  createExplorer(() => {
    throw new Error('no workers here');
  });

const fixture = (codec: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(readFileSync(`tests/fixtures/rootFiles/toy-zmumu-${codec}.root`));

function choose(content: Uint8Array<ArrayBuffer>, name: string): void {
  const file = new File([content], name);
  fireEvent.change(screen.getByLabelText(/Drop a ROOT file/), {target: {files: [file]}});
}

async function opened(codec = 'zlib'): Promise<void> {
  render(<OpenExplorer settings={{}} isAlone createService={createService} />);
  choose(fixture(codec), 'toy.root');
  await screen.findByText('In this file');
}

const press = (name: RegExp | string): void =>
  void fireEvent.click(screen.getByRole('button', {name}));

const type = (name: RegExp | string, value: string): void =>
  void fireEvent.change(screen.getByRole('combobox', {name}), {target: {value}});

afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
});

describe('a file', () => {
  it('is listed with its tree, its histogram and its branches', async () => {
    await opened();
    expect(screen.getByRole('button', {name: /analysis tree, 2,000 entries/})).toBeTruthy();
    expect(screen.getByRole('button', {name: /h_mll TH1/})).toBeTruthy();
    const lists = screen.getByRole('button', {name: 'Plot lep_pt'}).closest('li');
    expect(lists?.textContent).toContain('float[2]');
    fireEvent.change(screen.getByLabelText('Find a branch in analysis'), {target: {value: 'lep'}});
    await waitFor(() => expect(screen.queryByRole('button', {name: 'Plot met'})).toBeNull());
    expect(screen.getByText(/^3 of 9 branches$/)).toBeTruthy();
  });

  it('shows the values of its first entries', async () => {
    await opened();
    const row = await screen.findByRole('row', {name: /^0 1 361107/});
    expect(row.textContent).toContain('29.729, 35.749');
  });

  it('that is none gets a message, and another may follow', async () => {
    render(<OpenExplorer settings={{}} isAlone createService={createService} />);
    choose(new TextEncoder().encode('PK this is no ROOT file, but long enough'), 'x.root');
    expect((await screen.findByRole('alert')).textContent).toContain('ZIP');
    choose(fixture('none'), 'toy.root');
    await screen.findByText('In this file');
    press('Open a different file');
    expect(screen.getByText('Open a ROOT file')).toBe(document.activeElement);
  });
});

describe('a drawing', () => {
  it('is made of a branch when its name is pressed, and of two selections', async () => {
    await opened();
    press('Plot met');
    expect(await screen.findByRole('img', {name: 'Histogram: met'})).toBeTruthy();
    await screen.findByText('All 2,000 entries of the tree were read.');
    type('Filter events', 'mll > 80');
    press('Compare with a second selection');
    type(/^Compare with a second/, 'mll <= 80');
    fireEvent.submit(screen.getByRole('form', {name: 'Plot settings'}));
    await screen.findByRole('columnheader', {name: 'mll <= 80'});
    const [few, many] = within(screen.getByRole('row', {name: /^Entries [\d,]+ \d/}))
      .getAllByRole('cell')
      .map(({textContent}) => Number(textContent?.replace(',', '')));
    expect(few).toBeGreaterThan(1000);
    expect((few ?? 0) + (many ?? 0)).toBe(2000);
  });

  it('comes back by undo with its fields, and goes forth by redo', async () => {
    await opened();
    const field = (): string =>
      (screen.getByRole('combobox', {name: 'Expression (x axis)'}) as HTMLInputElement).value;
    press('Plot met');
    await screen.findByRole('img', {name: 'Histogram: met'});
    press('Plot mll');
    await screen.findByRole('img', {name: 'Histogram: mll'});
    expect(window.location.search).toMatch(/root\.x=m/);
    press('Undo');
    await screen.findByRole('img', {name: 'Histogram: met'});
    expect(field()).toBe('met');
    press('Undo');
    await waitFor(() => expect(screen.queryByRole('img', {name: /^Histogram/})).toBeNull());
    expect(field()).toBe('');
    press('Redo');
    press('Redo');
    await screen.findByRole('img', {name: 'Histogram: mll'});
    expect(field()).toBe('mll');
    press('Reset');
    expect(field()).toBe('');
  });

  it('is refused below the field that is wrong, which keeps its text', async () => {
    await opened();
    type('Expression (x axis)', 'met + lep_ptt');
    fireEvent.submit(screen.getByRole('form', {name: 'Plot settings'}));
    const field = screen.getByRole('combobox', {name: 'Expression (x axis)'}) as HTMLInputElement;
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(field.value).toBe('met + lep_ptt');
    expect(document.activeElement).toBe(field);
    const [, problem] = field.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(document.getElementById(problem ?? '')?.textContent).toContain('lep_pt');
  });

  it('of an earlier expression is marked as such beside the error of the next one', async () => {
    await opened();
    press('Plot met');
    await screen.findByText('All 2,000 entries of the tree were read.');
    expect(screen.queryByText(/your previous settings/)).toBeNull();
    type('Expression (x axis)', 'Sum$(lep_pt)');
    fireEvent.submit(screen.getByRole('form', {name: 'Plot settings'}));
    const note = (await screen.findByText(/your previous settings/)).closest('p');
    expect(note?.textContent).toContain('settings: met. The new plot could not be drawn.');
    expect(screen.getByText(/Write sum/)).toBeTruthy();
    type('Expression (x axis)', 'sum(lep_pt)');
    fireEvent.submit(screen.getByRole('form', {name: 'Plot settings'}));
    await screen.findByRole('img', {name: 'Histogram: sum(lep_pt)'});
    expect(screen.queryByText(/your previous settings/)).toBeNull();
  });

  it('is refused without an expression, and with a range upside down', async () => {
    await opened();
    const form = screen.getByRole('form', {name: 'Plot settings'});
    fireEvent.submit(form);
    await screen.findByText('There is nothing to plot yet.');
    type('Expression (x axis)', 'met');
    fireEvent.change(screen.getByLabelText('From'), {target: {value: '30'}});
    fireEvent.change(screen.getByLabelText('To'), {target: {value: '20'}});
    fireEvent.submit(form);
    await screen.findByText(/must be larger/);
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('in a field finds names by the word at the caret', async () => {
    await opened();
    type('Expression (x axis)', 'sqrt(me');
    expect(await screen.findByRole('option', {name: /^met/})).toBeTruthy();
    const field = screen.getByRole('combobox', {name: 'Expression (x axis)'}) as HTMLInputElement;
    fireEvent.keyDown(field, {key: 'ArrowDown'});
    fireEvent.keyDown(field, {key: 'Enter'});
    expect(field.value).toBe('sqrt(met');
    expect(screen.queryByRole('option')).toBeNull();
  });
});

it('a histogram of the file is drawn as it is', async () => {
  await opened();
  press(/h_mll/);
  expect(await screen.findByText(/TH1D h_mll, 1,932 entries/)).toBeTruthy();
  expect(screen.getByRole('img', {name: /^Histogram/})).toBeTruthy();
});

it('what was typed is kept while something else is looked at', async () => {
  await opened();
  type('Expression (x axis)', 'met * 2');
  press(/h_mll/);
  await screen.findByText(/TH1D h_mll/);
  expect(screen.queryByRole('combobox', {name: 'Expression (x axis)'})).toBeNull();
  press(/^analysis/);
  const field = await screen.findByRole<HTMLInputElement>('combobox', {
    name: 'Expression (x axis)',
  });
  expect(field.value).toBe('met * 2');
});
