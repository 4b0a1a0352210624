// @vitest-environment jsdom
import {act, cleanup, fireEvent, render, screen, within} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {Sample, slider, onCut} from '@site/src/test-kit/histogramAnalyser/testPanel';
import {massPlot} from '@site/src/test-kit/histogramAnalyser/testPlots';

beforeEach(() => {
  onCut.mockClear();
});

afterEach(() => {
  cleanup();
});

describe('the panel', () => {
  it('clears a cut by a button that is there only then, and hands the focus on', () => {
    render(<Sample plot={{...massPlot, cut: {from: 20, to: null}}} />);
    fireEvent.click(screen.getByRole('button', {name: 'Clear the cut: Mass of the pair'}));
    expect(onCut.mock.calls).toEqual([[null, false]]);
    expect(screen.queryByRole('button', {name: /^Clear/})).toBeNull();
    expect(document.activeElement).toBe(slider('lower'));
  });

  it('reports its name and what is on it, and explains itself when asked', () => {
    render(<Sample plot={massPlot} />);
    const picture = screen.getByRole('img', {name: 'Histogram: Mass of the pair'});
    const description = document.getElementById(picture.getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).toMatch(/^Processes stacked: .* 199 events expected/);
    const help = screen.getByRole('button', {name: 'About: Mass of the pair'});
    expect(screen.getByText('The invariant mass of the pair.').hidden).toBe(true);
    fireEvent.click(help);
    expect(screen.getByText('The invariant mass of the pair.').hidden).toBe(false);
  });

  it('reports when the focus or a pointer comes near', () => {
    const reached = vi.fn();
    render(<Sample plot={massPlot} onReach={reached} />);
    act(() => slider('upper').focus());
    expect(reached).toHaveBeenCalled();
  });

  it('has a table of everything, beyond the ends of the axis too', () => {
    render(<Sample plot={massPlot} />);
    const details = screen.getByText('Table').closest('details') as HTMLDetailsElement;
    expect(screen.queryByRole('table')).toBeNull();
    details.open = true;
    fireEvent(details, new Event('toggle'));
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    const texts = rows.map((row) => Array.from(row.children, ({textContent}) => textContent));
    expect(texts[0]).toEqual(['Mass of the pair', 'H → WW', 'WW', 'Z', 'Sum', 'Pseudo-data']);
    expect(texts[1]?.[0]).toBe('below 0\u00a0GeV');
    expect(texts[5]).toEqual([
      '60 to 80\u00a0GeV',
      '0',
      '13.0 ± 2.5',
      '90.0 ± 6.7',
      '103.0 ± 7.2',
      '99 (89.1 to 110)',
    ]);
    expect(texts.at(-1)?.[0]).toBe('100\u00a0GeV and above');
    expect(rows).toHaveLength(8);
  });

  it('makes ids of its own, however many there are', () => {
    render(
      <>
        <Sample plot={massPlot} />
        <Sample plot={{...massPlot, cut: {from: 20, to: null}}} />
      </>,
    );
    const ids = Array.from(document.querySelectorAll('[id]'), ({id}) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const used = Array.from(document.body.innerHTML.matchAll(/url\(#([^)]+)\)/g), ([, id]) => id);
    expect(used.length).toBeGreaterThan(8);
    expect(used.filter((id) => !ids.includes(id ?? ''))).toEqual([]);
  });
});
