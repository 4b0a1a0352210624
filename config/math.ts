/** Mathematics: KaTeX at build time, its stylesheet from a CDN with a copy of our own behind it. */
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {site} from './site';

const katexRoot = path.dirname(createRequire(import.meta.url).resolve('katex/package.json'));
const {version} = JSON.parse(readFileSync(path.join(katexRoot, 'package.json'), 'utf8')) as {
  version: string;
};
const stylesheet = readFileSync(path.join(katexRoot, 'dist/katex.min.css'));

/** Where the files of our own copy come from, and the folder of the site that they go to. */
export const katexCopy = {from: path.join(katexRoot, 'dist'), to: `katex/${version}`};

/** What the browser needs to load the stylesheet; `src/client/mathStylesheet.ts` reads it. */
export const mathStylesheet = {
  cdn: `https://cdn.jsdelivr.net/npm/katex@${version}/dist/katex.min.css`,
  integrity: `sha384-${createHash('sha384').update(stylesheet).digest('base64')}`,
  local: `${site.baseUrl}${katexCopy.to}/katex.min.css`,
};

/** The notation of the field, as `STYLEGUIDE.md` lists it. */
const macros = {
  '\\pt': 'p_{\\mathrm{T}}',
  '\\et': 'E_{\\mathrm{T}}',
  '\\met': 'E_{\\mathrm{T}}^{\\mathrm{miss}}',
  '\\eV': '\\mathrm{eV}',
  '\\MeV': '\\mathrm{MeV}',
  '\\GeV': '\\mathrm{GeV}',
  '\\TeV': '\\mathrm{TeV}',
  '\\invfb': '\\mathrm{fb}^{-1}',
  '\\sqrts': '\\sqrt{s}',
};

export const katexOptions = {macros, strict: 'error' as const, throwOnError: true};
