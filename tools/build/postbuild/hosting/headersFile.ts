/**
 * The file `_headers`, which Netlify, Cloudflare Pages and others read, and our own server. It knows no
 * exceptions, and where two of its rules name a header both values are sent; so a rule with exceptions
 * is written out for all files and folders that are not excepted.
 */
import {covers, type HeaderRule} from '../../../../config/hosting/rule';
import {published, type HostedSite} from './site';

const page = /\.html$/;

/** Addresses under which hosts serve a page: `/x` and, for hosts that do not redirect it, `/x.html`. */
function addressesOf(file: string): readonly string[] {
  if (file === '/index.html') return ['/', file];
  return page.test(file) ? [file.replace(page, ''), file] : [file];
}

/** The contents of a folder such as `/samples/*`: files by their addresses, folders as `/samples/uncut/*`. */
function contentsOf(folder: string, files: readonly string[]): readonly string[] {
  const start = folder.slice(0, -1);
  const entries = files
    .filter((file) => file.startsWith(start))
    .flatMap((file) => {
      const [inside] = /^[^/]+\//.exec(file.slice(start.length)) ?? [];
      return inside === undefined ? addressesOf(file) : [`${start}${inside}*`];
    });
  return [...new Set(entries)].sort();
}

/** What of an entry is left when the excepted is taken out of it. */
function without(
  entry: string,
  except: readonly string[],
  files: readonly string[],
): readonly string[] {
  if (except.some((left) => covers(left, entry) || left === entry)) return [];
  const inside = except.filter((left) => covers(entry, left));
  if (inside.length === 0) return [entry];
  return contentsOf(entry, files).flatMap((one) => without(one, except, files));
}

function pathsOf({paths, except = []}: HeaderRule, files: readonly string[]): readonly string[] {
  return [...new Set(paths.flatMap((entry) => without(entry, except, files)))];
}

export function headersFile(site: HostedSite): string {
  const blocks = new Map<string, string[]>();
  for (const rule of site.rules) {
    const lines = Object.entries(rule.headers).map(([name, value]) => `  ${name}: ${value}`);
    for (const path of pathsOf(rule, site.files)) {
      const address = published(site, path);
      blocks.set(address, [...(blocks.get(address) ?? []), ...lines]);
    }
  }
  return [...blocks].map(([address, lines]) => `${address}\n${lines.join('\n')}\n`).join('\n');
}
