import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import {WholePlot} from './plotSvg';
import {massPlot} from '@site/src/test-kit/histogramAnalyser/testPlots';

const shared = {
  plot: massPlot,
  axis: 'linear',
  hasRatio: true,
  label: '√s = 13 TeV, 10.06 fb⁻¹, simulated for teaching',
  width: 600,
  height: 400,
  fontSize: 14,
  id: 'mass',
} as const;

describe('a plot as a file', () => {
  it.each(['stacked', 'overlaid', 'normalised'] as const)(
    'has its colours, its legend and what its events are in itself: %s',
    (draw) => {
      const picture = renderToStaticMarkup(
        <WholePlot {...shared} draw={draw} paint={(token) => `the-${token}`} />,
      );
      expect(picture).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/);
      expect(picture).not.toContain('var(');
      for (const text of ['simulated for teaching', 'H → WW', 'WW', 'Z', 'Pseudo-data']) {
        expect(picture).toContain(`${text}</text>`);
      }
      expect(picture).toContain('fill="the-paper"');
    },
  );

  it('greys what the own cut removes, and keeps the colours inside', () => {
    const cut = {from: 20, to: 60};
    const whole = renderToStaticMarkup(<WholePlot {...shared} draw="stacked" />);
    const kept = renderToStaticMarkup(
      <WholePlot {...shared} draw="stacked" plot={{...massPlot, cut}} />,
    );
    expect(whole).not.toContain('clip-path');
    expect(kept).toContain('clip-path="url(#mass-kept)"');
    const [, x, width] = /<clipPath[^>]*><rect x="([\d.]+)" width="([\d.]+)"/.exec(kept) ?? [];
    const frame = {left: 55, right: 600 - 24};
    expect(Number(x)).toBeCloseTo(frame.left + 0.2 * (frame.right - frame.left), 0);
    expect(Number(width)).toBeCloseTo(0.4 * (frame.right - frame.left), 0);
  });
});
