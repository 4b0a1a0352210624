/** Our fonts draw every character of the site, so that no letter comes from another font. */
import {expect, it} from 'vitest';
import {fontCharacters} from '../../config/fontCharacters';
import {builtPages} from './builtSite';

/** Drawn by KaTeX's own fonts, as an icon, or by nothing that is seen. */
const notOurs = 'script, style, noscript, .katex, [data-footnote-backref]';

/** The joiners of Docusaurus' heading links and icons have no shape. */
const withoutShape = /[\p{Cc}\p{Cf}\u{a0}]/u;

it('no page has a character that our fonts lack', () => {
  const known = new Set(fontCharacters);
  const missing = new Map<string, string>();
  for (const {route, $} of builtPages()) {
    const body = $('body').clone();
    body.find(notOurs).remove();
    for (const character of body.text()) {
      if (known.has(character) || withoutShape.test(character)) continue;
      missing.set(
        character,
        `${character} (U+${character.codePointAt(0)?.toString(16)}) on ${route.path}`,
      );
    }
  }
  expect(
    [...missing.values()],
    'add it to config/fontCharacters.ts and run `npm run fonts`',
  ).toEqual([]);
});
