/** The configuration of Caddy (2.6 or later). Where it listens and where the site lies is in the environment. */
import {binaryTypes, textTypes} from '../../../../config/hosting/contentTypes';
import type {HeaderRule} from '../../../../config/hosting/rule';
import {published, type HostedSite} from './site';

const quoted = (text: string): string => `"${text.replaceAll('"', String.raw`\"`)}"`;

/** Of an address only these characters ever get into a redirect; it begins with one slash, never two. */
const address = String.raw`\w(?:[\w./-]*\w)?`;
const query = String.raw`(\?.*)?`;

const literally = (text: string): string => text.replaceAll('.', String.raw`\.`);

/** Requests that lead elsewhere, with their query, first match first. */
function moved(site: HostedSite): readonly string[] {
  const {baseUrl, movedFolder, movedPages} = site;
  const base = literally(baseUrl);
  const entry = (from: string, to: string): string => `~^${from}${query}$ "${to}"`;
  const [from, to] = [published(site, movedFolder.from), published(site, movedFolder.to)];
  return [
    entry(String.raw`${base}index(?:\.html)?`, `${baseUrl}\${1}`),
    entry(String.raw`(${base}${address})/index(?:\.html)?`, '${1}${2}'),
    entry(String.raw`(${base}${address})\.html`, '${1}${2}'),
    entry(`(${base}${address})/`, '${1}${2}'),
    ...Object.entries(movedPages).map(([old, page]) =>
      entry(literally(published(site, old)), `${published(site, page)}\${1}`),
    ),
    entry(`${literally(from)}(${address})`, `${to}\${1}\${2}`),
    ...(baseUrl === '/' ? [] : [entry(base.slice(0, -1), `${baseUrl}\${1}`)]),
  ];
}

function headers(site: HostedSite, rules: readonly HeaderRule[]): readonly string[] {
  const inPlace = (entries: readonly string[]): string =>
    entries.map((entry) => published(site, entry)).join(' ');
  return rules.flatMap(({name, paths, except = [], headers: values}, index) => [
    `# ${name}`,
    `@rule${index} {`,
    ...(paths.includes('/*') ? [] : [`  path ${inPlace(paths)}`]),
    ...(except.length > 0 ? [`  not path ${inPlace(except)}`] : []),
    '}',
    `header @rule${index} {`,
    ...Object.entries(values).map(([header, value]) => `  +${header} ${quoted(value)}`),
    '}',
  ]);
}

/**
 * Caddy asks the operating system for types, and each knows others. It says that an answer depends on what
 * the browser unpacks only where it sends a compressed copy; a cache in between has to know it always.
 */
function types(): readonly string[] {
  const varies = ['  Vary Accept-Encoding'];
  const text = Object.entries(textTypes).map(
    ([end, type]) => [end, `${type}; charset=utf-8`, varies] as const,
  );
  const binary = Object.entries(binaryTypes).map(([end, type]) => [end, type, []] as const);
  return [...text, ...binary].flatMap(([end, type, more]) => [
    `@${end} {`,
    `  path *.${end}`,
    '  file',
    '}',
    `header @${end} {`,
    `  Content-Type ${quoted(type)}`,
    ...more,
    '  defer',
    '}',
  ]);
}

const indented = (all: readonly string[], depth: number): string =>
  all.map((line) => '\t'.repeat(depth) + line.replace(/^ +/, '\t')).join('\n');

/** The files, once nothing else is left to be said of a request. */
function files(site: HostedSite): readonly string[] {
  const {baseUrl} = site;
  const outside = [`@outside not path ${baseUrl}*`, 'error @outside 404'];
  const withoutBase = `uri strip_prefix ${baseUrl.slice(0, -1)}`;
  return [
    '@refused not method GET HEAD',
    'error @refused 405',
    '@hidden {',
    `  path */.* */_headers */_redirects ${published(site, '/404')}`,
    `  not path ${published(site, '/.well-known/*')}`,
    '}',
    'error @hidden 404',
    ...(baseUrl === '/' ? [] : [...outside, withoutBase]),
    'try_files {path} {path}.html',
    ...types(),
    'file_server {',
    '  precompressed br gzip',
    '}',
  ];
}

export function caddyConfiguration(site: HostedSite): string {
  return `# Written by "npm run build" from config/hosting and config/redirects.ts: change those.
{
	admin off
}

{$SITE_ADDRESS:http://:8080} {
	root * {$SITE_ROOT:/srv/atlas-open-data}

	map {uri} {moved} {
${indented(moved(site), 2)}
		default ""
	}
	@moved not vars {moved} ""
	redir @moved {moved} 301

	header -Server
${indented(headers(site, site.rules), 1)}

	route {
${indented(files(site), 2)}
	}
	handle_errors {
		rewrite * /404.html
		header Vary Accept-Encoding
		file_server {
			precompressed br gzip
		}
	}
}
`;
}
