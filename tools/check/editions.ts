/** `npm run editions`: which pages are finished and which are still an outline. */
import path from 'node:path';
import matter from 'gray-matter';
import {readText} from './runCheck';
import {filesBelow} from '../lib/files';

const root = process.cwd();
const pages = filesBelow(root, 'docs', /\.mdx?$/)
  .filter((file) => !path.basename(file).startsWith('_'))
  .map((file) => ({file, edition: matter(readText(root, file)).data.edition as string}));
const outlines = pages.filter(({edition}) => edition === 'outline');

for (const {file} of outlines) console.log(file);
console.log(`${outlines.length} of ${pages.length} pages are outlines, the others are full.`);
