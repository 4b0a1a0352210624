/** The first plots of an app as HTML. */
import {brotliCompressSync} from 'node:zlib';
import {renderToStaticMarkup} from 'react-dom/server';
import {EarlyPicture} from './EarlyPicture';
import type {EarlyApp} from './earlyAnalyser';

/** Paths to half a pixel: at the size of a plot no eye sees it, and the page is a fifth lighter. */
const coarse = (html: string): string =>
  html.replaceAll(/ d="[^"]+"/g, (path) =>
    path.replaceAll(/\d+\.\d+/g, (number) => String(Math.round(2 * Number(number)) / 2)),
  );

/** Size of the plots in a guide, compressed: readers of a guide came for its text. */
const maxBytesInGuide = 8500;

/**
 * @param id begins the ids in the picture
 * @param isAlone true in full page
 * @returns nothing for a guide whose plots are too large
 */
export function earlyHtml(early: EarlyApp, id: string, isAlone: boolean): string {
  const html = coarse(renderToStaticMarkup(<EarlyPicture {...early} {...{id, isAlone}} />));
  return isAlone || brotliCompressSync(html).length <= maxBytesInGuide ? html : '';
}
