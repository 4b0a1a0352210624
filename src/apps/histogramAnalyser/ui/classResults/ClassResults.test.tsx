// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen, waitFor, within} from '@testing-library/react';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {changed, questionOf, startOf} from '../../model/analysis';
import {createCrossfilter} from '../../model/counting/crossfilter';
import {schemeOf} from '../../model/description';
import {originOf, sharingOf} from '../../model/classResults/origin';
import {partOf} from '../../model/classResults/parts';
import {printResult, resultOf} from '../../model/classResults/result';
import {testDescription} from '@site/src/test-kit/histogramAnalyser/testDescription';
import {testEvents} from '@site/src/test-kit/histogramAnalyser/testEvents';
import {ClassResults} from './ClassResults';

vi.mock('@docusaurus/useBaseUrl', () => ({default: (path: string) => path}));

const app = {...testDescription, presets: []};
const scheme = schemeOf(app);
const events = testEvents(900, 5, 4);
const provenance = {name: 'test13', version: '1'};

function textOf(group: number): string {
  const cut = {type: 'cut', dimension: 'jets', filter: {categories: [group % 2]}} as const;
  const own = changed(scheme, startOf(scheme), cut);
  const analysis = changed(scheme, own, {type: 'option', name: 'group', value: group});
  const part = partOf(events, sharingOf(scheme, analysis));
  const snapshot = createCrossfilter(part, scheme.dimensions).answer(questionOf(scheme, analysis));
  const origin = originOf(scheme, analysis, provenance);
  return printResult(resultOf(`group${1000 + group}`, origin, scheme, analysis, snapshot));
}

const show = () => render(<ClassResults apps={{test13: app}} />);
const paste = (text: string): void => {
  fireEvent.change(screen.getByLabelText('Codes or results from the groups'), {
    target: {value: text},
  });
  fireEvent.click(screen.getByRole('button', {name: 'Add results'}));
};
const itemsOf = (name: string): readonly (string | null)[] =>
  within(screen.getByRole('region', {name}))
    .getAllByRole('listitem')
    .map(({textContent}) => textContent);

beforeEach(() => {
  window.sessionStorage.clear();
});
afterEach(() => {
  cleanup();
});

it('results are taken, and others are refused with the reason', () => {
  show();
  const damaged = textOf(4).replace('"rows":[', '"rows":[1');
  paste([textOf(2), textOf(5), textOf(2), damaged, 'hello'].join('\n'));
  expect(itemsOf('Received results')).toEqual([
    '1Group 2Remove number 1',
    '2Group 5Remove number 2',
    expect.stringMatching(/^3Group 2It is the same result as number 1/),
    expect.stringMatching(/^4Pasted textIts checksum does not match/),
  ]);
  expect(screen.getByText('2 results received, 2 rejected.')).toBeDefined();
});

it('the table has a row for each group in order, with its cuts, and their sum', () => {
  show();
  paste(textOf(5) + textOf(2));
  const rows = within(screen.getByRole('table', {name: 'Results by group'})).getAllByRole('row');
  expect(rows.map((row) => within(row).queryByRole('rowheader')?.textContent)).toEqual([
    undefined,
    'Group 2',
    'Group 5',
    'Sum',
    'Mean ± standard deviation',
  ]);
  expect(rows[1]?.textContent).toContain('jets = 0');
  expect(rows[2]?.textContent).toContain('jets = 1');
  expect(screen.getByText(/The groups used different cuts/)).toBeDefined();
});

it('a result can be removed, and what it stood against is in then', () => {
  show();
  const twin = textOf(2).trim();
  paste(`${twin}\n${twin}`);
  fireEvent.click(screen.getByRole('button', {name: 'Remove number 1'}));
  expect(itemsOf('Received results')).toEqual(['2Group 2Remove number 2']);
  fireEvent.click(screen.getByRole('button', {name: 'Remove all'}));
  expect(screen.getByText('No results yet')).toBeDefined();
  expect(screen.queryByRole('table')).toBeNull();
});

it('files are opened, and one that is not a result is refused by its name', async () => {
  show();
  const files = [
    new File([textOf(3)], 'ours.json'),
    new File(['{"format": "picture"}'], 'other.json'),
    new File([], 'empty.json'),
  ];
  fireEvent.change(screen.getByLabelText('Open files'), {target: {files}});
  await waitFor(() => expect(itemsOf('Received results')).toHaveLength(3));
  expect(itemsOf('Received results')).toEqual([
    '1Group 3Remove number 1',
    expect.stringMatching(/^2other.jsonIt is not a Histogram Analyser result/),
    expect.stringMatching(/^3empty.jsonIt is empty/),
  ]);
});

it('a reload of the tab keeps what was read', () => {
  show();
  paste(textOf(2) + textOf(5));
  cleanup();
  show();
  expect(itemsOf('Received results')).toHaveLength(2);
});

it('a browser without storage does the same for the visit', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  show();
  paste(textOf(2));
  expect(itemsOf('Received results')).toHaveLength(1);
  expect(screen.getByText(/This browser does not store the results/)).toBeDefined();
  vi.restoreAllMocks();
});

it('the key asks for what it can count, and says why it cannot', () => {
  show();
  const count = screen.getByRole<HTMLButtonElement>('button', {name: 'Calculate the answer key'});
  expect(count.disabled).toBe(false);
  fireEvent.change(screen.getByLabelText('Cuts'), {target: {value: 'mess<75'}});
  expect(screen.getByText('There is no quantity mess.')).toBeDefined();
  expect(count.disabled).toBe(true);
  fireEvent.change(screen.getByLabelText('Cuts'), {target: {value: 'mass<75'}});
  fireEvent.change(screen.getByLabelText('Number of groups'), {target: {value: '1'}});
  expect(count.disabled).toBe(true);
});
