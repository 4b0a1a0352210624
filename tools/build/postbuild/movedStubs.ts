/**
 * Pages that lead from an old address to a new one: Docusaurus gives each a script of its own in its
 * text, which a content policy would have to name one by one. They get one file for all instead.
 * Servers of ours never send these pages, because they redirect; plain hosts do.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from '../../lib/files';
import type {FinishStep} from './builtSite';

const redirectScript =
  /<script>\s*window\.location\.href = '[^']*' \+ window\.location\.search \+ window\.location\.hash;\s*<\/script>/;

/** The page with the script in a file, or undefined if it leads nowhere else. */
export function withScriptInFile(html: string, baseUrl: string): string | undefined {
  if (!redirectScript.test(html)) return undefined;
  return html.replace(redirectScript, `<script src="${baseUrl}moved.js"></script>`);
}

export const movedStubsStep: FinishStep = {
  name: 'old addresses',
  run({folder, baseUrl}) {
    for (const file of filesBelow(folder, '.', /^index\.html$/)) {
      const place = path.join(folder, file);
      const html = withScriptInFile(readFileSync(place, 'utf8'), baseUrl);
      if (html !== undefined) writeFileSync(place, html);
    }
    return Promise.resolve();
  },
};
