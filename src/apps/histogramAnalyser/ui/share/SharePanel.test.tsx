// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen, waitFor} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {changed, optionOf, questionOf, startOf, type Analysis} from '../../model/analysis';
import {createCrossfilter} from '../../model/counting/crossfilter';
import {schemeOf} from '../../model/description';
import {readClassCode} from '../../model/classResults/classCode';
import {readResult} from '../../model/classResults/readResult';
import {testDescription} from '@site/src/test-kit/histogramAnalyser/testDescription';
import {testEvents} from '@site/src/test-kit/histogramAnalyser/testEvents';
import {analysisCodec} from '../../model/urlState';
import {viewOf} from '../../model/view';
import type {Analyser} from '../analyser';
import type {GuideControl} from '../coach/useGuide';
import {ExportPanel} from './ExportPanel';
import {SharePanel} from './SharePanel';

vi.mock('@docusaurus/useBaseUrl', () => ({default: (path: string) => path}));
vi.mock('@docusaurus/Link', () => ({default: ({children}: {children: unknown}) => children}));

const saved: {name: string; text: string}[] = [];
vi.mock('@site/src/lib/saveFile', () => ({
  saveFile: (name: string, _type: string, text: string) => saved.push({name, text}),
  saveBlob: vi.fn(),
}));

const scheme = schemeOf(testDescription);
const tossed = testEvents(400, 5, 4);
const events = {
  ...tossed,
  weights: tossed.weights.map((weight, row) => (tossed.processes[row] === 3 ? 1 : weight)),
};
const withCut = changed(scheme, startOf(scheme), {
  type: 'cut',
  dimension: 'mass',
  filter: {from: null, to: 75},
});

function analyserFor(analysis: Analysis, dispatch = vi.fn()): Analyser {
  const snapshot = createCrossfilter(events, scheme.dimensions).answer(
    questionOf(scheme, analysis),
  );
  const factors = [1, 1, 1];
  return {
    description: testDescription,
    scheme,
    provenance: {
      title: 'Test',
      kind: 'simulated for teaching',
      name: 'test13',
      version: '1',
      energy: 13,
      luminosity: 10,
      rows: 400,
      notes: [],
      files: [],
    },
    analysis,
    dispatch,
    option: (name) => optionOf(scheme, analysis, name) ?? '',
    snapshot,
    view: viewOf(testDescription, analysis, snapshot, factors, 0.1),
    isSettled: true,
    factors,
    prepare: () => undefined,
    events: () => Promise.resolve(events),
  };
}

const show = (analyser: Analyser): void => {
  render(<SharePanel analyser={analyser} />);
};
const showFiles = (analyser: Analyser): void => {
  render(<ExportPanel analyser={analyser} />);
};
const press = (name: string | RegExp): void => {
  fireEvent.click(screen.getByRole('button', {name}));
};
const lastSaved = (): {name: string; text: string} => saved.at(-1) ?? {name: '', text: ''};

const copied = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());

beforeEach(() => {
  saved.length = 0;
  copied.mockClear();
  vi.stubGlobal('navigator', {...window.navigator, clipboard: {writeText: copied}});
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('the link holds the whole state, is copied, and that is said', async () => {
  show(analyserFor(withCut));
  press('Copy the link');
  await screen.findByText('Copied');
  const [[address] = ['']] = copied.mock.calls;
  expect(new URL(address).pathname).toBe('/apps/test');
  expect(analysisCodec(scheme).decode(new URL(address).search).state).toEqual(withCut);
});

const linkValue = (): string =>
  screen.getByLabelText<HTMLInputElement>('Link to this analysis').value;
const bestBox = (): HTMLElement | null =>
  screen.queryByRole('checkbox', {name: /mark the best cuts/});

it('links mark the best cuts if a teacher allows it, and the app itself does not', () => {
  const dispatch = vi.fn();
  show(analyserFor(withCut, dispatch));
  expect(linkValue()).not.toContain('best');
  fireEvent.click(bestBox() as HTMLElement);
  expect(linkValue()).toContain('.best=on');
  fireEvent.click(bestBox() as HTMLElement);
  expect(linkValue()).not.toContain('best');
  expect(dispatch).not.toHaveBeenCalled();
});

it('neither a group nor a guide can allow it, and a link opens the same guide', () => {
  show(analyserFor(changed(scheme, withCut, {type: 'option', name: 'group', value: 3})));
  expect(bestBox()).toBeNull();
  cleanup();
  const guide = {id: 'test-first', query: () => '?guide=test-first'} as unknown as GuideControl;
  show({...analyserFor(withCut), guide});
  expect(bestBox()).toBeNull();
  expect(new URL(linkValue()).searchParams.get('guide')).toBe('test-first');
});

it('a picture is one file without styles of the page, and says what it shows', () => {
  showFiles(analyserFor(withCut));
  press('Save as SVG');
  const {name, text} = lastSaved();
  const file = new DOMParser().parseFromString(text, 'image/svg+xml');
  expect(name).toBe('test13-mass.svg');
  expect(file.documentElement.nodeName).toBe('svg');
  expect(text).not.toMatch(/var\(|class=/);
  expect(text).toContain('simulated for teaching');
  expect(text).toContain('Cuts: mass &lt; 75');
  expect(text).toContain('Sample test13, version 1');
});

it('tables are saved for the chosen plot and for the cuts', () => {
  showFiles(analyserFor(withCut));
  fireEvent.change(screen.getByLabelText('Plot'), {target: {value: 'met'}});
  press('Save the numbers as CSV');
  expect(lastSaved().name).toBe('test13-met.csv');
  expect(lastSaved().text).toMatch(/^met_from,met_to,hww,hww_error/);
  press('Save the cut flow as CSV');
  expect(
    lastSaved()
      .text.split('\n')
      .slice(1, 3)
      .map((line) => line.split(',')[0]),
  ).toEqual(['before all cuts', 'mass < 75']);
});

it('a result has all processes, also those that are not shown', async () => {
  const hidden = changed(scheme, withCut, {type: 'show', processes: ['hww']});
  showFiles(analyserFor(hidden));
  press('Save the result');
  await waitFor(() => expect(saved).toHaveLength(1));
  const read = readResult(lastSaved().text);
  if (!('result' in read)) throw new Error(read.refused);
  expect(read.result).toMatchObject({sample: 'test13', part: 'all'});
  const [mass] = read.result.histograms;
  expect(mass?.sums.map(({rows}) => rows.reduce((sum, count) => sum + count, 0))).toEqual(
    [0, 1, 2, 3].map((process) => events.processes.filter((own) => own === process).length),
  );
});

it('a group is set as soon as it is one, and each group has its link', async () => {
  const dispatch = vi.fn();
  show(analyserFor(withCut, dispatch));
  const field = screen.getByLabelText('My group');
  fireEvent.change(field, {target: {value: '3'}});
  expect(dispatch).toHaveBeenLastCalledWith({
    type: 'do',
    action: {type: 'option', name: 'group', value: 3},
  });
  fireEvent.change(field, {target: {value: '31'}});
  expect(dispatch).toHaveBeenCalledTimes(1);
  expect(screen.getByText('Enter a whole number from 0 to 30')).toBeDefined();
  press('Copy a link for each group');
  await screen.findByText('Copied');
  expect(copied.mock.calls[0]?.[0].trim().split('\n')).toHaveLength(30);
});

it('a class is warned of events and of data that cannot be added up', () => {
  showFiles(analyserFor({...withCut, luminosity: 20}));
  expect(screen.getByText(/You are using all events/)).toBeDefined();
  expect(screen.getByText(/set 10 fb⁻¹ before you hand in/)).toBeDefined();
});

describe('the class code', () => {
  const coded = (analysis: Analysis): Analyser => ({
    ...analyserFor(analysis),
    description: {...testDescription, key: 'hzz13'},
  });

  it('is shown, copied and drawn', async () => {
    show(coded(changed(scheme, withCut, {type: 'option', name: 'group', value: 3})));
    const code = screen.getByRole('status', {name: 'Class code'}).textContent;
    const read = readClassCode(code, {hzz13: {...testDescription, key: 'hzz13'}});
    expect('coded' in read && read.coded.analysis.cuts).toEqual(withCut.cuts);
    expect(screen.getByText(/Group 3 of 30 with your cuts/)).toBeDefined();
    press('Copy the code');
    await screen.findByText('Copied');
    expect(copied).toHaveBeenCalledWith(code);
    press('Show QR code of the class code');
    const picture = await screen.findByRole('img', {name: 'QR code of the class code'});
    expect(picture.getAttribute('viewBox')).toMatch(/^-4 -4 (\d+) \1$/);
    press('Hide QR code of the class code');
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('is not offered for events that are not those of the sample', () => {
    show(coded({...withCut, luminosity: 20}));
    expect(screen.getByText(/Set 10 fb⁻¹ to get a code/)).toBeDefined();
    expect(screen.queryByRole('button', {name: 'Copy the code'})).toBeNull();
  });
});
