// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {
  brush,
  drag,
  field,
  point,
  Sample,
  slide,
  slider,
  onCut,
  wait,
} from '@site/src/test-kit/histogramAnalyser/testPanel';
import {
  channelHistogram,
  jetsHistogram,
  massPlot,
  plotWith,
} from '@site/src/test-kit/histogramAnalyser/testPlots';

const jetsPlot = plotWith({histogram: jetsHistogram, contents: [[0, 9, 7, 5, 3, 1, 2]]});
const channelPlot = plotWith({histogram: channelHistogram, contents: [[0, 4, 5, 9, 0]]});

beforeEach(() => {
  vi.useFakeTimers();
  onCut.mockClear();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('a range', () => {
  it('is the same by pointer, by keyboard and by numbers', () => {
    render(<Sample plot={massPlot} />);
    drag(30.2, 45, 70.3);
    expect(onCut).toHaveBeenLastCalledWith({from: 30, to: 70}, false);
    cleanup();
    onCut.mockClear();

    render(<Sample plot={massPlot} />);
    slide('lower', 30);
    slide('upper', 70);
    wait(150);
    expect(onCut).toHaveBeenLastCalledWith({from: 30, to: 70}, false);
    cleanup();
    onCut.mockClear();

    render(<Sample plot={massPlot} />);
    fireEvent.change(field('from'), {target: {value: '30'}});
    fireEvent.change(field('to'), {target: {value: '70'}});
    fireEvent.keyDown(field('to'), {key: 'Enter'});
    expect(onCut).toHaveBeenLastCalledWith({from: 30, to: 70}, false);
  });

  it('moves until the pointer is released', () => {
    render(<Sample plot={massPlot} />);
    point('down', 20);
    point('move', 50);
    point('move', 60);
    expect(onCut.mock.calls).toEqual([
      [{from: 20, to: 50}, true],
      [{from: 20, to: 60}, true],
    ]);
    wait(5_000);
    expect(onCut).toHaveBeenCalledTimes(2);
    point('up', 60);
    expect(onCut).toHaveBeenLastCalledWith({from: 20, to: 60}, false);
  });

  it('moves as long as keys come quickly or are held, and settles once', () => {
    render(<Sample plot={massPlot} />);
    for (const place of [1, 2, 3]) {
      slide('lower', place);
      wait(100);
    }
    fireEvent.keyDown(slider('lower'), {key: 'ArrowRight'});
    slide('lower', 4);
    wait(1_000);
    expect(onCut.mock.calls.every(([, isMoving]) => isMoving)).toBe(true);
    fireEvent.keyUp(slider('lower'), {key: 'ArrowRight'});
    wait(150);
    expect(onCut.mock.calls.filter(([, isMoving]) => !isMoving)).toEqual([
      [{from: 4, to: null}, false],
    ]);
  });

  it('can be taken by an edge or as a whole', () => {
    render(<Sample plot={{...massPlot, cut: {from: 20, to: 80}}} />);
    const {left, width} = brush().style;
    expect([left, width].every((length) => length.endsWith('px'))).toBe(true);
    drag(20, 10, 35);
    expect(onCut).toHaveBeenLastCalledWith({from: 35, to: 80}, false);
    drag(50, 55, 60);
    expect(onCut).toHaveBeenLastCalledWith({from: 45, to: 90}, false);
    drag(90, 95, 100);
    expect(onCut).toHaveBeenLastCalledWith({from: 45, to: null}, false);
  });

  it('goes by a click beside it, and stays by a click inside', () => {
    render(<Sample plot={{...massPlot, cut: {from: 20, to: 40}}} />);
    drag(30);
    expect(onCut).not.toHaveBeenCalled();
    drag(90);
    expect(onCut.mock.calls).toEqual([[null, false]]);
  });

  it.each(['Escape', 'a touch that becomes a scroll'])('is as before after %s', (end) => {
    const cut = {from: 20, to: 40};
    render(<Sample plot={{...massPlot, cut}} />);
    point('down', 60);
    point('move', 90);
    point('move', 80);
    if (end === 'Escape') fireEvent.keyDown(document.body, {key: 'Escape'});
    else point('cancel', 90);
    expect(onCut).toHaveBeenLastCalledWith(cut, false);
    point('move', 95);
    point('up', 95);
    expect(onCut).toHaveBeenCalledTimes(3);
  });

  it('is not touched by a trembling hand, a second finger or the other button', () => {
    render(<Sample plot={massPlot} />);
    drag(50, 50.5);
    for (const unlike of [{isPrimary: false}, {button: 2}]) {
      point('down', 20, unlike);
      point('move', 60, unlike);
      point('up', 60, unlike);
    }
    expect(onCut).not.toHaveBeenCalled();
  });

  it('has ends that never cross', () => {
    render(<Sample plot={{...massPlot, cut: {from: 20, to: 40}}} />);
    slide('lower', 90);
    expect(onCut).toHaveBeenLastCalledWith({from: 39, to: 40}, true);
    fireEvent.change(field('to'), {target: {value: '3'}});
    expect(onCut).toHaveBeenCalledTimes(1);
    expect(field('to').getAttribute('aria-invalid')).toBe('true');
    fireEvent.blur(field('to'));
    expect(field('to').value).toBe('40');
  });

  it('is open where a field is empty', () => {
    render(<Sample plot={{...massPlot, cut: {from: 20, to: 40}}} />);
    fireEvent.change(field('to'), {target: {value: ''}});
    fireEvent.blur(field('to'));
    expect(onCut).toHaveBeenLastCalledWith({from: 20, to: null}, false);
    expect(slider('upper').getAttribute('aria-valuetext')).toBe('open');
    expect(slider('lower').getAttribute('aria-valuetext')).toBe('20\u00a0GeV');
  });

  it('of a number of things holds both of its ends', () => {
    render(<Sample plot={jetsPlot} />);
    fireEvent.change(field('from'), {target: {value: '1'}});
    fireEvent.change(field('to'), {target: {value: '2'}});
    fireEvent.blur(field('to'));
    expect(onCut).toHaveBeenLastCalledWith({from: 0.5, to: 2.5}, false);
    expect([slider('lower').value, slider('upper').value]).toEqual(['1', '3']);
    expect(slider('upper').getAttribute('aria-valuetext')).toBe('2');
  });
});

describe('categories', () => {
  it('are kept by their boxes as by a click on their bars', () => {
    render(<Sample plot={channelPlot} />);
    fireEvent.click(screen.getByRole('checkbox', {name: 'eμ'}));
    expect(onCut).toHaveBeenLastCalledWith({categories: [2]}, false);
    drag(10);
    expect(onCut).toHaveBeenLastCalledWith({categories: [0, 2]}, false);
    drag(90);
    drag(10);
    expect(onCut).toHaveBeenLastCalledWith(null, false);
    expect(screen.queryByRole('slider')).toBeNull();
  });
});
