// @vitest-environment jsdom
/** Thousands of rows: few are drawn, and the one with the focus always is. */
import {useState} from 'react';
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import '@site/src/test-kit/hooks/testResizeObserver';
import {look} from '../model/look';
import {everything} from '../model/query';
import {shownColumns, start} from '../model/state';
import {syntheticRows} from '../model/syntheticRows';
import {indexTable} from '../model/tableIndex';
import {testTable} from '../model/testTable';
import {RowsTable} from './RowsTable';

const index = indexTable(testTable, syntheticRows(2_000));
const {places} = look(index, everything);
const rowHeight = 40;

function Shown() {
  const [state, setState] = useState(start);
  return (
    <RowsTable
      id="test"
      listed={index}
      isReady
      places={places}
      columns={shownColumns(testTable, start)}
      state={state}
      onChange={setState}
      renderDetail={undefined}
    />
  );
}

const region = (): HTMLElement => screen.getByRole('region');
const rowNumbers = (): readonly number[] =>
  screen
    .getAllByRole('row')
    .map((row) => Number(row.getAttribute('aria-rowindex')))
    .slice(1);
const nameAt = (place: number): HTMLElement =>
  screen.getAllByRole('button', {name: /^Inv_/})[place] ?? region();

async function scrollTo(top: number): Promise<void> {
  await act(async () => {
    region().scrollTop = top;
    fireEvent.scroll(region());
  });
}

beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(800);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(rowHeight);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('of two thousand rows', () => {
  it('a few dozen are drawn, and each has its index', async () => {
    render(<Shown />);
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('2001');
    expect(rowNumbers()[0]).toBe(2);
    expect(rowNumbers().length).toBeLessThan(40);
    await scrollTo(1_000 * rowHeight);
    const [, second = 0] = rowNumbers();
    expect(second).toBeGreaterThan(900);
    expect(rowNumbers().length).toBeLessThan(40);
  });

  it('the one with the focus keeps it, however far it is scrolled away', async () => {
    render(<Shown />);
    const button = nameAt(9);
    button.focus();
    for (const top of [200, 5_000, 40_000, 79_000]) {
      await scrollTo(top);
      expect(document.activeElement).toBe(button);
    }
    expect(button.isConnected).toBe(true);
  });

  it('the last is reached by one key, and the first by another', () => {
    render(<Shown />);
    nameAt(0).focus();
    fireEvent.keyDown(document.activeElement ?? region(), {key: 'End'});
    expect(document.activeElement?.closest('tr')?.getAttribute('aria-rowindex')).toBe('2001');
    fireEvent.keyDown(document.activeElement ?? region(), {key: 'Home'});
    expect(document.activeElement?.closest('tr')?.getAttribute('aria-rowindex')).toBe('2');
  });
});
