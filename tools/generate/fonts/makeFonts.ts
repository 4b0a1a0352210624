/** Our web fonts: the part of Source Sans 3 and Source Code Pro (SIL Open Font License) that the site uses. */
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import {fontCharacters} from '../../../config/fontCharacters';

/** All weights between the two of the site, which weigh little more than one more file. */
const weights = {min: 400, max: 600};

const sources = {
  sans: {from: 'source-sans/VF/SourceSans3VF-Upright.ttf', name: 'source-sans', wght: weights},
  // In one weight alone: hardly anything is both slanted and strong.
  sansItalic: {
    from: 'source-sans/VF/SourceSans3VF-Italic.ttf',
    name: 'source-sans-italic',
    wght: weights.min,
  },
  mono: {from: 'source-code-pro/VF/SourceCodeVF-Upright.ttf', name: 'source-code', wght: weights},
} as const;

export type FontKey = keyof typeof sources;

export interface FontFile {
  /** Name with a hash of the content, so that browsers may keep it for ever. */
  readonly name: string;
  readonly content: Buffer;
}

async function fontFile({from, name, wght}: (typeof sources)[FontKey]): Promise<FontFile> {
  const source = readFileSync(path.join('node_modules', from));
  const content = await subsetFont(source, fontCharacters, {
    targetFormat: 'woff2',
    variationAxes: {wght},
    noLayoutClosure: true,
  });
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return {name: `${name}.${hash}.woff2`, content};
}

/** Makes every font again; the same packages and characters give the same bytes. */
export async function makeFonts(): Promise<Readonly<Record<FontKey, FontFile>>> {
  const [sans, sansItalic, mono] = await Promise.all([
    fontFile(sources.sans),
    fontFile(sources.sansItalic),
    fontFile(sources.mono),
  ]);
  return {sans, sansItalic, mono};
}
