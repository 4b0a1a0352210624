import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {colourTokens} from './colourTokens';

it('every colour of the style sheet has its swatch, in the order of the style sheet', () => {
  const css = readFileSync('src/css/tokens.css', 'utf8');
  const colour = /--([\w-]+):\s*(?:#|rgb|hsl|hwb|lab|lch|oklab|oklch|color|light-dark)/g;
  const names = [...css.matchAll(colour)].map(([, name]) => name);
  expect(colourTokens).toEqual([...new Set(names)]);
});
