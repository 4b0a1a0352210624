// @vitest-environment jsdom
import {describe, expect, it} from 'vitest';
import {svgSheet, wrapped, type Sheet} from './svgSheet';

const look = {ground: '#fff', ink: '#111', soft: '#555', font: "'Source Sans', sans-serif"};
const sheet: Sheet = {
  title: 'Masses & angles',
  description: 'Two histograms.',
  foot: ['Simulated for teaching', 'Sample hww13 <1>'],
  columns: 2,
  look,
};

function drawing(width: number, height: number, id: string): SVGSVGElement {
  const place = document.createElement('div');
  place.innerHTML = `<svg width="${width}" height="${height}" class="plot" data-plot="${id}" tabindex="0" aria-labelledby="t" aria-label="Mass" role="img"><defs><pattern id="${id}-0"></pattern></defs><rect class="bar" fill="url(#${id}-0)" stroke="#123"></rect></svg>`;
  return place.querySelector('svg') as SVGSVGElement;
}

const parsed = (text: string): Document => new DOMParser().parseFromString(text, 'image/svg+xml');

describe('a sheet of drawings', () => {
  const drawings = [drawing(300, 200, 'a'), drawing(280, 240, 'b'), drawing(300, 200, 'c')];
  const {text, width, height} = svgSheet(drawings, sheet);
  const file = parsed(text);

  it('is a whole SVG file with a title, a description and its foot', () => {
    expect(file.documentElement.nodeName).toBe('svg');
    expect(file.documentElement.namespaceURI).toBe('http://www.w3.org/2000/svg');
    expect(file.querySelector('svg > title')?.textContent).toBe('Masses & angles');
    expect(file.querySelector('svg > desc')?.textContent).toBe('Two histograms.');
    expect(Array.from(file.querySelectorAll('svg > text'), ({textContent}) => textContent)).toEqual(
      ['Masses & angles', 'Simulated for teaching', 'Sample hww13 <1>'],
    );
    expect(file.querySelector('svg > rect')?.getAttribute('fill')).toBe('#fff');
  });

  it('places the drawings in rows, apart from each other and inside', () => {
    const places = Array.from(file.querySelectorAll('svg > svg'), (own) =>
      ['x', 'y', 'width', 'height'].map((name) => Number(own.getAttribute(name))),
    );
    expect(places).toHaveLength(3);
    const [first = [], second = [], third = []] = places;
    expect(second[0]).toBeGreaterThan((first[0] as number) + 300);
    expect(third[0]).toBe(first[0]);
    expect(third[1]).toBeGreaterThan((second[1] as number) + 240);
    expect((second[0] as number) + 300).toBeLessThan(width);
    expect((third[1] as number) + 200).toBeLessThan(height);
  });

  it('keeps colours, patterns and names, and nothing that means something on the page only', () => {
    expect(text).toContain('fill="url(#b-0)"');
    expect(text).toContain('id="b-0"');
    expect(text).toContain('aria-label="Mass"');
    expect(text).not.toMatch(/class=|data-|tabindex=/);
    expect(drawings[0]?.getAttribute('class')).toBe('plot');
  });
});

it('a single drawing has no second title', () => {
  const {text, width} = svgSheet([drawing(300, 200, 'a')], sheet);
  expect(parsed(text).querySelectorAll('svg > text')).toHaveLength(2);
  expect(width).toBeLessThan(400);
});

it('lines break between words', () => {
  expect(wrapped('one two three four', 9)).toEqual(['one two', 'three', 'four']);
  expect(wrapped('uncharacteristically b', 5)).toEqual(['uncharacteristically', 'b']);
});
