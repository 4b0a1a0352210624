/**
 * `_redirects`, which Netlify reads: old addresses redirect to new ones there before any page is looked up
 * (that is what the exclamation mark says), with their query.
 */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {movedFolder, movedPages} from '../../../config/redirects';
import type {BuiltSite, FinishStep} from './builtSite';

export function netlifyRedirects({baseUrl}: Pick<BuiltSite, 'baseUrl'>): string {
  const moved = [
    ...Object.entries(movedPages),
    [`${movedFolder.from}*`, `${movedFolder.to}:splat`] as const,
  ];
  const published = (address: string): string => baseUrl + address.slice(1);
  return moved.map(([from, to]) => `${published(from)} ${published(to)} 301!\n`).join('');
}

export const netlifyRedirectsStep: FinishStep = {
  name: 'redirects for Netlify',
  run(site) {
    writeFileSync(path.join(site.folder, '_redirects'), netlifyRedirects(site));
    return Promise.resolve();
  },
};
