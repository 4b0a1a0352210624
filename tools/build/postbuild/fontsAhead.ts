/**
 * Preloads the fonts that a page of text needs. Otherwise the browser learns of them when it has laid
 * out the page, and lays out all of it again when they come. Apps are left out: in place of what their pages
 * say without scripts, they draw something else.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fontFor, preloadTag} from '../../../config/fonts';
import {filesBelow} from '../../lib/files';
import type {FinishStep} from './builtSite';

/** Fonts besides that of the upright text, and the elements that are set in them. */
const fonts = [
  {font: fontFor.code, elements: /<(?:code|pre)[\s>]/},
  {font: fontFor.italics, elements: /<(?:em|i|cite|var)[\s>]/},
];

/** What is drawn at first; a font that a folded part alone needs is requested when it is unfolded. */
function drawnText(html: string): string {
  const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));
  return main.replace(/<details[\s\S]*?<\/details>/g, '');
}

/** The page, with a tag for each of these fonts that its text needs at the end of its head. */
export function withFontsAhead(html: string): string {
  const text = drawnText(html);
  const needed = fonts.filter(({elements}) => elements.test(text));
  const tags = needed.map(({font}) => preloadTag(font)).join('');
  return html.replace('</head>', `${tags}</head>`);
}

export const fontsAheadStep: FinishStep = {
  name: 'fonts asked for ahead',
  run({folder}) {
    for (const file of filesBelow(folder, '.', /\.html$/)) {
      if (file.startsWith('apps/')) continue;
      const place = path.join(folder, file);
      writeFileSync(place, withFontsAhead(readFileSync(place, 'utf8')));
    }
    return Promise.resolve();
  },
};
