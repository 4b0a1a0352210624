/** A finder over a few rows, as tests open and read it. */
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, vi} from 'vitest';
import '@site/src/test-kit/hooks/testResizeObserver';
import {AddressedFinder} from '@site/src/kit/finder/AddressedFinder';
import {testRows, testTable, type TestSample} from '@site/src/kit/finder/model/testTable';

export const first = testRows.slice(0, 3);
const loaded = async (): Promise<readonly TestSample[]> => testRows;

function onPop(callback: () => void): () => void {
  window.addEventListener('popstate', callback);
  return () => window.removeEventListener('popstate', callback);
}

/** Opens an address of the finder and waits until all rows are there. */
export async function open(search: string, load = loaded): Promise<void> {
  window.history.replaceState(null, '', `/samples${search}#list`);
  render(
    <AddressedFinder
      listen={onPop}
      table={testTable}
      load={load}
      firstRows={first}
      total={testRows.length}
      csvHref="/data/samples.csv"
      renderSelection={(rows) => <p>For {rows.map(({dsid}) => dsid).join(' and ')}</p>}
      renderDetail={({name}) => <p>More of {name}</p>}
    />,
  );
  await act(async () => undefined);
}

/** Opens the drawer of the filters or of the columns. */
export const openDrawer = (name: RegExp): void =>
  void fireEvent.click(screen.getByRole('button', {name}));

export const names = (): readonly (string | null)[] =>
  screen.queryAllByRole('rowheader').map(({firstChild}) => firstChild?.textContent ?? null);
export const nameButton = (name: string): HTMLElement => screen.getByRole('button', {name});
export const words = (): HTMLInputElement => screen.getByRole('searchbox');
export const type = (text: string): void => void fireEvent.change(words(), {target: {value: text}});
export const summary = (): string | null =>
  screen.getAllByRole('status').find(({tagName}) => tagName === 'P')?.textContent ?? null;

/** For each test of the file that calls this: a clock of its own, and what the browser of tests lacks. */
export function withFakeClock(): void {
  beforeEach(() => {
    vi.useFakeTimers({shouldAdvanceTime: true});
    // A stub: jsdom has none.
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true;
    };
    Element.prototype.scrollTo = () => undefined;
    Element.prototype.scrollBy = () => undefined;
  });

  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });
}
