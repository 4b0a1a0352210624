import {expect, it} from 'vitest';
import {renderToStaticMarkup} from 'react-dom/server';
import {byVariable} from '@site/src/lib/picture/grounds';
import {residualDrawing, scanDrawing} from './drawings';

const axis = {title: 'm(γγ) [GeV]', min: 105, max: 160};
const room = {width: 400, fontSize: 13};

const residuals = [
  {at: 110, value: -12, low: -30, high: 6, bump: 0},
  {at: 125, value: 230, low: 190, high: 270, bump: 210},
  {at: 140, value: 5, low: -12, high: 22, bump: 1},
];

it('draws the background-subtracted data within an axis that is the same on both sides of 0', () => {
  const drawing = residualDrawing(residuals, axis, 'a bump at 125 GeV');
  const svg = renderToStaticMarkup(drawing.draw(room, byVariable, 'r'));
  expect(svg.match(/<circle/g)).toHaveLength(3);
  const labels = Array.from(svg.matchAll(/>(−?\d+)<\/text>/g), ([, text = '']) => text);
  expect(labels).toEqual(expect.arrayContaining(['−200', '0', '200']));
  expect(drawing.table?.rows[1]).toEqual([125, 230, 190, 270, 210]);
});

it('draws the whole scan, with the level of 4 standard deviations in sight', () => {
  const points = [110, 125, 140].map((mass, i) => ({mass, significance: i, probability: 0.5}));
  const drawing = scanDrawing(points, axis, 'a scan');
  const svg = renderToStaticMarkup(drawing.draw(room, byVariable, 's'));
  expect(svg).toMatch(/ d="M[\d. ]+L[\d. ]+L[\d. ]+"/);
  expect(svg).toContain('>4</text>');
  expect(drawing.table?.rows).toHaveLength(3);
});
