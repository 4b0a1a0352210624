/** Three builds of our site: with our search, with the lunr plugin, and with none. */
import {renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {makeOurSite} from '../ourSite';
import {build} from '../timedBuild';
import {addMissingPackages, workFolder} from './packages';

export const lunrPlugin = '@easyops-cn/docusaurus-search-local';

/** `hashed` is what its documentation advises; without `indexPages` it would know the docs alone. */
export const lunrOptions = {hashed: true, indexPages: true};

const folder = (name: string): string => path.join(workFolder, name);

export const sites = {ours: folder('ours'), lunr: folder('lunr'), none: folder('none')};

/** Our configuration less our search; a link to the search page leads nowhere without one. */
function configWith(themes: unknown): string {
  return `
import config from './ours.config';

const {algolia, ...themeConfig} = config.themeConfig as Record<string, unknown>;

export default {...config, themeConfig, onBrokenLinks: 'warn', themes: ${JSON.stringify(themes)}};
`;
}

async function buildWith(name: 'lunr' | 'none', themes: readonly unknown[]): Promise<void> {
  const site = makeOurSite(`search/${name}`);
  if (themes.length > 0) addMissingPackages(site);
  const config = path.join(site, 'docusaurus.config.ts');
  renameSync(config, path.join(site, 'ours.config.ts'));
  writeFileSync(config, configWith(themes));
  await build(site, 'search');
}

export async function buildSites(): Promise<void> {
  await build(makeOurSite('search/ours'), 'search');
  await buildWith('lunr', [[lunrPlugin, lunrOptions]]);
  await buildWith('none', []);
}
