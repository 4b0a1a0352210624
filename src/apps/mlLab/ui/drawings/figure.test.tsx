// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, expect, it} from 'vitest';
import {historyDrawing} from './history';
import {PlotFigure} from '@site/src/kit/app/PlotFigure';

const history = [1, 2, 3].map((step) => ({
  step,
  of: 3,
  trainLoss: 0.7 / step,
  testLoss: 0.8 / step,
  trainAuc: 0.6 + step / 10,
  testAuc: 0.5 + step / 10,
}));

afterEach(() => {
  cleanup();
});

it('reports what the chart shows, and gives its numbers when they are unfolded', async () => {
  render(<PlotFigure drawing={historyDrawing(history, 'loss', 'epoch')} />);
  const picture = screen.getByRole('img');
  expect(picture.getAttribute('aria-label')).toMatch(
    /after 3 of 3 epochs: training events 0\.700 at first and 0\.233 now/,
  );
  expect(picture.querySelectorAll('path')).toHaveLength(3);
  expect(screen.queryByRole('table')).toBeNull();
  const details = screen.getByText('Numbers and files').closest('details') as HTMLDetailsElement;
  details.open = true;
  fireEvent(details, new Event('toggle'));
  const rows = await screen.findAllByRole('row');
  expect(rows.map(({textContent}) => textContent)).toEqual([
    'EpochTraining eventsTest events',
    '10.70.8',
    '20.350.4',
    '30.233330.26667',
  ]);
  expect(screen.getByRole('button', {name: 'Save as CSV'})).toBeTruthy();
});
