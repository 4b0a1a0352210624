// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen, waitFor, within} from '@testing-library/react';
import {afterEach, beforeAll, beforeEach, expect, it, vi} from 'vitest';
import {decode, type DecodedSample} from '@site/src/samples/format/decode';
import {manifestSchema} from '@site/src/samples/format/manifest';
import {loadSample} from '@site/src/samples/loadSample';
import {samples} from '@site/src/samples/registry';
import {apps} from '../../descriptions';
import {changed, questionOf, startOf, type Analysis} from '../../model/analysis';
import {codeOf} from '../../model/classResults/classCode';
import {countedResult} from '../../model/classResults/countingService';
import {sharingOf} from '../../model/classResults/origin';
import {partOf} from '../../model/classResults/parts';
import {createCrossfilter} from '../../model/counting/crossfilter';
import {flowOf} from '../../model/counting/sums';
import {schemeOf, type AppDescription} from '../../model/description';
import {eventsOf} from '../../model/events/sampleEvents';
import {ClassResults} from './ClassResults';

vi.mock('@docusaurus/useBaseUrl', () => ({default: (path: string) => path}));
vi.mock('@site/src/samples/loadSample', () => ({
  loadSample: vi.fn(),
  SampleFailure: class extends Error {},
}));

const {hzz13, dm13} = apps;
let sample: DecodedSample;

beforeAll(() => {
  const {bytes, manifest} = samples.hzz13.made();
  const details = {parts: [], compressedBytes: 1, sha256: '0'.repeat(64)};
  sample = decode(manifestSchema.parse({...manifest, ...details}), bytes.buffer);
}, 60_000);
beforeEach(() => {
  window.sessionStorage.clear();
  vi.mocked(loadSample).mockImplementation(() => Promise.resolve(sample));
});
afterEach(cleanup);

function analysisOf(app: AppDescription, group: number, seed = 7): Analysis {
  const scheme = schemeOf(app);
  const set = (analysis: Analysis, name: string, value: number): Analysis =>
    changed(scheme, analysis, {type: 'option', name, value});
  const shared = set(set(set(startOf(scheme), 'groups', 8), 'group', group), 'seed', seed);
  const dimension = app === hzz13 ? 'm34' : 'mll';
  return changed(scheme, shared, {type: 'cut', dimension, filter: {from: 20, to: null}});
}

function code(group: number, app: AppDescription = hzz13, seed = 7): string {
  const printed = codeOf(app, analysisOf(app, group, seed), '1');
  return 'code' in printed ? printed.code : '';
}

const show = () => render(<ClassResults apps={{hzz13, dm13}} />);
const add = (text: string): void => {
  fireEvent.change(screen.getByLabelText('Codes or results from the groups'), {
    target: {value: text},
  });
  fireEvent.click(screen.getByRole('button', {name: 'Add results'}));
};
const items = (): readonly (string | null)[] =>
  within(screen.getByRole('region', {name: 'Received results'}))
    .getAllByRole('listitem')
    .map(({textContent}) => textContent);

const counted = (count: number): Promise<void> =>
  waitFor(() => {
    expect(items()).toHaveLength(count);
    expect(screen.queryByText('Counting …')).toBeNull();
  });

it('a code counts what its group has counted', () => {
  const analysis = analysisOf(hzz13, 3);
  const scheme = schemeOf(hzz13);
  const part = partOf(eventsOf(sample, hzz13), sharingOf(scheme, analysis));
  const snapshot = createCrossfilter(part, scheme.dimensions).answer(questionOf(scheme, analysis));
  const own = countedResult(sample, hzz13, analysis, 'code12345');
  expect(own.part).toBe('3/8/7');
  expect(own.flow).toEqual(flowOf(snapshot).map(({cut, left}) => ({cut, left})));
  expect(own.flow[1]?.left[0]?.rows).toBeGreaterThan(100);
});

it('codes are counted, and others are refused by name with what to do', async () => {
  show();
  const altered = code(4).slice(0, 8) + (code(4).charAt(8) === '4' ? '3' : '4') + code(4).slice(9);
  const texts = [code(2), code(5), code(2), altered, code(3, hzz13, 8), code(1, dm13)];
  vi.mocked(loadSample).mockImplementation((_, key) =>
    key === 'hzz13' ? Promise.resolve(sample) : Promise.reject(new Error('gone')),
  );
  add(texts.join('\n👍 Group:'));
  await counted(6);
  expect(items()).toEqual([
    '1Group 2Remove number 1',
    '2Group 5Remove number 2',
    expect.stringMatching(/^3Group 2It is the same result as number 1\. It is counted only once\./),
    expect.stringContaining(`Its check characters do not match. Compare “${altered.slice(6, 11)}”`),
    expect.stringMatching(
      /^5Group 3The sample was divided differently: it has 8 groups with seed 8, but this class has 8 groups with seed 7\. Ask the group/,
    ),
    expect.stringMatching(/^6Pasted textCould not count the events/),
  ]);
  expect(screen.getByText('2 results received, 4 rejected.')).toBeDefined();
});

it('codes are kept for a reload, and counted again', async () => {
  show();
  add(`${code(2)}\n${code(5)}`);
  await counted(2);
  expect(window.sessionStorage.getItem('atlas-open-data.class-results')).toBe(
    JSON.stringify([code(2), code(5)]),
  );
  cleanup();
  show();
  await waitFor(() => expect(screen.getByText('2 results received.')).toBeDefined());
});

it('what is neither a code nor a result is refused with what to do', async () => {
  show();
  add('our peak is at 125');
  await counted(1);
  expect(items()[0]).toMatch(/It is neither a class code nor a result\. A code begins with R/);
});

it('the wall confirms and refuses codes, and gives the focus back', async () => {
  vi.stubGlobal('ResizeObserver', class { observe() {} disconnect() {} }); // prettier-ignore
  show();
  const opener = screen.getByRole('button', {name: 'Open wall mode'});
  opener.focus();
  fireEvent.click(opener);
  const wall = within(await screen.findByRole('dialog'));
  const field = wall.getByLabelText('Group code');
  expect(document.activeElement).toBe(field);
  const enter = (text: string): void => {
    fireEvent.change(field, {target: {value: text}});
    fireEvent.submit(field);
  };
  enter(code(2).toLowerCase());
  await wall.findByText('Group 2 added: 1 of 8 groups.');
  enter(code(2));
  await wall.findByText(/^Group 2 rejected\. It is the same result as number 1/);
  enter(code(6));
  await wall.findByText('Group 6 added: 2 of 8 groups.');
  expect(wall.getByRole('img', {name: 'QR code of the class link'})).toBeDefined();
  fireEvent.click(wall.getByRole('button', {name: 'Remove Group 6'}));
  const states = within(wall.getByRole('region', {name: 'Groups'})).getAllByRole('listitem');
  expect(states.map(({textContent}) => textContent)).toContain('2 new');
  expect(states.map(({textContent}) => textContent)).toContain('6 not yet');
  fireEvent.keyDown(field, {key: 'Escape'});
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(opener);
});

it('the link of a chosen task takes the place of the histogram until the first code', async () => {
  vi.stubGlobal('ResizeObserver', class { observe() {} disconnect() {} }); // prettier-ignore
  show();
  fireEvent.click(screen.getByRole('button', {name: 'Open wall mode'}));
  const wall = within(await screen.findByRole('dialog'));
  fireEvent.change(wall.getByLabelText('App'), {target: {value: 'hzz13'}});
  fireEvent.change(wall.getByLabelText('Number of groups'), {target: {value: '8'}});
  fireEvent.change(wall.getByLabelText('Seed'), {target: {value: '7'}});
  const name = 'QR code of the class link';
  expect(within(wall.getByRole('main')).getByRole('img', {name})).toBeDefined();
  expect(wall.queryByText('The combined histogram appears with the first code.')).toBeNull();
  const field = wall.getByLabelText('Group code');
  fireEvent.change(field, {target: {value: code(2)}});
  fireEvent.submit(field);
  await wall.findByText('Group 2 added: 1 of 8 groups.');
  expect(within(wall.getByRole('complementary')).getByRole('img', {name})).toBeDefined();
  expect(wall.getAllByRole('img', {name})).toHaveLength(1);
});
