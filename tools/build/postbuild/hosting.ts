/**
 * Writes what servers need to know of the site: `_headers` into it, and beside it, in a folder that no
 * server must serve, the configurations of nginx and Caddy. All come from `config/hosting` and
 * `config/redirects.ts`.
 */
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {env} from '../../../config/env';
import {cachingRules} from '../../../config/hosting/cachingRules';
import {pagePolicy} from '../../../config/hosting/contentPolicy';
import {headerRules} from '../../../config/hosting/headerRules';
import {inlineScripts} from '../../../config/hosting/inlineScripts';
import {policyNeeds} from '../../../config/hosting/policyNeeds';
import {movedFolder, movedPages} from '../../../config/redirects';
import {filesBelow} from '../../lib/files';
import type {FinishStep} from './builtSite';
import {caddyConfiguration} from './hosting/caddy';
import {headersFile} from './hosting/headersFile';
import {inlineCodeOf, refuseUnknownScripts, sha256} from './hosting/inlineCode';
import {nginxConfiguration} from './hosting/nginx';
import type {HostedSite} from './hosting/site';
import {writePolicyIntoPages} from './policyInPages';

const isPage = (file: string): boolean => file.endsWith('.html');

function* pagesOf(folder: string, files: readonly string[]): Generator<readonly [string, string]> {
  for (const file of files) {
    if (isPage(file)) yield [file, readFileSync(path.join(folder, file), 'utf8')];
  }
}

export const hostingStep: FinishStep = {
  name: 'headers and servers',
  run({folder, baseUrl}) {
    const files = filesBelow(folder, '.', /./).map((file) => `/${file}`);
    const code = inlineCodeOf(pagesOf(folder, files));
    refuseUnknownScripts(code, inlineScripts);
    const needs = policyNeeds([...code.styles.keys()].map(sha256));
    const rules = [...headerRules(needs), ...cachingRules(files)];
    const site: HostedSite = {baseUrl, files, rules, movedPages, movedFolder};
    if (env.policyInPages) writePolicyIntoPages(folder, files.filter(isPage), pagePolicy(needs));
    const servers = `${folder}-server`;
    mkdirSync(servers, {recursive: true});
    writeFileSync(path.join(folder, '_headers'), headersFile(site));
    writeFileSync(path.join(servers, 'nginx.conf'), nginxConfiguration(site));
    writeFileSync(path.join(servers, 'Caddyfile'), caddyConfiguration(site));
    return Promise.resolve();
  },
};
