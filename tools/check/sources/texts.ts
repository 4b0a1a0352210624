/** The texts of the project that quote live sources. */
import {quotesIn} from '../../../plugins/verified/quotes';
import type {QuotedItem} from '../../../src/data/liveSources';
import {readText} from '../runCheck';
import {filesBelow} from '../../lib/files';
import type {QuoteLocations} from './finding';

export interface Text {
  readonly file: string;
  readonly text: string;
}

const folders = ['docs', 'src'];
/** Tests and schemas show what is made up; what is generated repeats the tables of the catalogue. */
const notQuoted = /\.test\.tsx?$|^src\/test-kit\/|\/generated\/|\/schema(?:\/|\.ts$)/;

export function quotingTexts(root: string): readonly Text[] {
  return folders
    .flatMap((folder) => filesBelow(root, folder, /\.(?:mdx?|tsx?|csv)$/))
    .filter((file) => !notQuoted.test(file))
    .map((file) => ({file, text: readText(root, file)}));
}

/** Where each fact is quoted in these texts. */
export function placesIn(texts: readonly Text[]): QuoteLocations {
  const places = new Map<QuotedItem, string[]>();
  for (const {file, text} of texts) {
    for (const {item, line} of quotesIn(text)) {
      const known = places.get(item) ?? [];
      places.set(item, [...known, `${file}:${line}`]);
    }
  }
  return places;
}
