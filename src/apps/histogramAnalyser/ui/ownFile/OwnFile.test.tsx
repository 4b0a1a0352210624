// @vitest-environment jsdom
/** From a file to events: what a reader sees and presses. */
import {File} from 'node:buffer';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {act, cleanup, fireEvent, render, screen, within} from '@testing-library/react';
import {afterEach, describe, expect, it, vi} from 'vitest';
import type {WorkerLike} from '@site/src/kit/worker/channel';
import type {WorkerRequest} from '@site/src/kit/worker/service';
import {refuseWorkers} from '@site/src/test-kit/kit/testWorker';
import type {OwnAnalysis} from '../../model/ownFile/ownAnalysis';
import {OwnFile} from '.';

function shown(startWorker: () => WorkerLike = refuseWorkers) {
  const onOpen = vi.fn<(analysis: OwnAnalysis) => void>();
  render(<OwnFile onOpen={onOpen} startWorker={startWorker} />);
  return onOpen;
}

const choose = (part: string | Uint8Array<ArrayBuffer>, name = 'try.csv'): void => {
  const file = new File([part], name);
  fireEvent.change(screen.getByLabelText(/Drop a CSV/), {target: {files: [file]}});
};

const press = (name: RegExp | string): void =>
  void fireEvent.click(screen.getByRole('button', {name}));

afterEach(cleanup);

describe('a table', () => {
  it('becomes events with what the reader said of its columns', async () => {
    const onOpen = shown();
    choose('mll,met,kind,w\n91,20,zed,0.5\n125,35,bump,2\n60,5,zed,1\n');
    await screen.findByRole('heading', {name: 'Assign columns'});
    fireEvent.change(screen.getByLabelText('Weight column'), {target: {value: 'w'}});
    fireEvent.click(screen.getByRole('checkbox', {name: /^w 0\.5 to 2/}));
    const bump = within(screen.getByRole('group', {name: 'kind = bump'}));
    fireEvent.change(bump.getByLabelText('Name'), {target: {value: 'Higgs'}});
    fireEvent.change(bump.getByLabelText('Kind'), {target: {value: 'signal'}});
    press('Show the histograms');
    const analysis = onOpen.mock.calls[0]?.[0];
    expect(analysis?.dimensions.map(({name}) => name)).toEqual(['mll', 'met']);
    expect(analysis?.processes.map(({label, role}) => [label, role])).toEqual([
      ['zed', 'background'],
      ['Higgs', 'signal'],
    ]);
    const events = await analysis?.events();
    expect(Array.from(events?.weights ?? [])).toEqual([0.5, 2, 1]);
    expect(Array.from(events?.processes ?? [])).toEqual([0, 1, 0]);
  });

  it('reports where a word stands, and goes on', async () => {
    shown();
    choose('pt,eta\n1,2\nten,3\n4,5\n');
    expect(await screen.findByText(/Row 2, column “pt”: “ten” is not a number/)).toBeTruthy();
  });

  it('cannot be opened while something is wrong, and says what', async () => {
    const onOpen = shown();
    choose('pt,eta\n1,2\n,3\n4,5\n');
    await screen.findByRole('heading', {name: 'Assign columns'});
    fireEvent.change(screen.getByLabelText('Weight column'), {target: {value: 'pt'}});
    expect(screen.getByRole('alert').textContent).toContain('The weight in row 2, column “pt”');
    const button = screen.getByRole<HTMLButtonElement>('button', {name: 'Show the histograms'});
    expect(button.disabled).toBe(true);
    fireEvent.submit(button.form as HTMLFormElement);
    expect(onOpen).not.toHaveBeenCalled();
  });

  it('has bins that the reader may change, and may not make empty', async () => {
    const onOpen = shown();
    choose('pt\n1.5\n2.5\n9.25\n');
    await screen.findByRole('heading', {name: 'Assign columns'});
    fireEvent.change(screen.getByLabelText('To'), {target: {value: '-3'}});
    expect(screen.getByRole('alert').textContent).toContain('The axis of “pt”');
    fireEvent.change(screen.getByLabelText('To'), {target: {value: '12,5'}});
    fireEvent.change(screen.getByLabelText('From'), {target: {value: '0'}});
    fireEvent.change(screen.getByLabelText('Bins'), {target: {value: '5'}});
    press('Show the histograms');
    expect(onOpen.mock.calls[0]?.[0].dimensions[0]?.axis).toEqual({low: 0, high: 12.5, bins: 5});
  });
});

it('lets the user choose which columns of a tree to read, entries of lists among them', async () => {
  const onOpen = shown();
  const bytes = readFileSync(path.resolve('tests/fixtures/rootFiles/toy-zmumu-zlib.root'));
  choose(new Uint8Array(bytes), 'toy.root');
  await screen.findByRole('heading', {name: 'Select the columns to read'});
  press('Deselect all');
  fireEvent.click(screen.getByRole('checkbox', {name: 'mll float'}));
  const leptons = within(screen.getByRole('group', {name: /^lep_pt/}));
  fireEvent.click(leptons.getByRole('checkbox', {name: 'second value'}));
  expect(screen.getByRole('status').textContent).toContain('2 columns of 2,000 rows');
  press('Read 2 columns');
  await screen.findByRole('heading', {name: 'Assign columns'});
  press('Show the histograms');
  const columns = (await onOpen.mock.calls[0]?.[0].events())?.columns;
  expect(Object.keys(columns ?? {})).toEqual(['mll', 'lep_pt_1']);
  expect(columns?.lep_pt_1?.[0]).toBeCloseTo(35.749, 3);
});

describe('a file that cannot be read', () => {
  it('reports why and what to do, and another can be chosen', async () => {
    shown();
    choose('a,b\n1,2\n3\n');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Row 2 below the header has 1 cell, but 2 are expected');
    expect(alert.textContent).toContain('Correct this row');
    choose('a,b\n1,2\n3,4\n');
    await screen.findByRole('heading', {name: 'Assign columns'});
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('may be one whose address is none', async () => {
    shown();
    fireEvent.change(screen.getByLabelText('or the URL of a file'), {
      target: {value: 'root://eospublic.cern.ch//eos/a.root'},
    });
    press('Open');
    expect((await screen.findByRole('alert')).textContent).toContain('begin with root://');
  });
});

it('shows the progress, and lets the user cancel', () => {
  // Not a test worker: jsdom has files that cannot be cloned.
  const requests: WorkerRequest[] = [];
  const worker: WorkerLike = {
    postMessage: (request) => void requests.push(request),
    terminate: vi.fn(),
    onmessage: null,
    onerror: null,
    onmessageerror: null,
  };
  shown(() => worker);
  choose('a\n1\n', 'big.csv');
  expect(requests[0]).toMatchObject({name: 'open', params: {name: 'big.csv'}});
  expect(screen.getByRole('status').textContent).toBe('Reading big.csv …');
  const bar = screen.getByRole<HTMLProgressElement>('progressbar', {name: 'Progress'});
  expect(bar.hasAttribute('value')).toBe(false);
  const progress = {doing: 'reading', share: 0.25};
  act(() => worker.onmessage?.({data: {kind: 'progress', id: 1, progress}} as MessageEvent));
  expect(bar.value).toBe(0.25);
  press('Cancel');
  expect(worker.terminate).toHaveBeenCalledOnce();
  expect(document.activeElement?.textContent).toBe('Open your own file');
});

it('reports that nothing leaves the browser', () => {
  shown();
  expect(screen.getByText(/Nothing leaves your browser/)).toBeTruthy();
});
