/** `npm run content-report [-- --under docs/documentation]`: how long, hard and rich the pages are. */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {readText} from './runCheck';
import {pageFacts} from './content/pageFacts';
import {reportOf} from './content/report';
import {tagKinds} from './content/tagKinds';
import {filesBelow} from '../lib/files';

const root = process.cwd();
const {values} = parseArgs({options: {under: {type: 'string', default: 'docs'}}});
const under = path.relative(root, path.resolve(values.under));
const kindOf = tagKinds(root);
const pages = filesBelow(root, 'docs', /^[^_].*\.mdx?$/)
  .filter((file) => file.startsWith(under))
  .map((file) => pageFacts(file, readText(root, file), kindOf));

if (pages.length === 0) throw new Error(`no page below ${under}`);
console.log(reportOf(pages));
console.log(
  '\nSentence lengths in words, without code, tables and formulas. The grade (Flesch–Kincaid) and the age that goes',
);
console.log(
  'with it compare pages; they know nothing of the terms that a page explains. Last line: sums, and middles of lengths.',
);
