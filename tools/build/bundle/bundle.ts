/** Puts the bundle together: the site, its launchers, what to read first, and the checksums. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {checksumsOf} from './checksums';
import {siteFiles, type BundleFile} from './siteFiles';
import {versionPage, type Version} from './versionPage';
import {zipOf} from './zip';

const tools = path.join('deploy', 'bundle');
const toolNames = ['README.txt', 'start.mjs', 'start.py'];

export interface Bundle {
  /** Such as `atlas-open-data-1.2.0`: the folder in the zip, and the name of the zip. */
  readonly name: string;
  readonly files: readonly BundleFile[];
  readonly zip: Uint8Array;
}

function readVersion(buildFolder: string): Version {
  const file = path.join(buildFolder, 'version.json');
  if (!existsSync(file)) {
    throw new Error(`There is no built site in ${buildFolder}. Build it first: npm run build`);
  }
  return JSON.parse(readFileSync(file, 'utf8')) as Version;
}

/** A site that was built for a sub-path finds none of its files at the root of a launcher. */
function refuseSubPath(buildFolder: string): void {
  const home = readFileSync(path.join(buildFolder, 'index.html'), 'utf8');
  if (!/src="?\/assets\/js\//.test(home)) {
    throw new Error('The site was built for a sub-path. Build it without BASE_URL: npm run build');
  }
}

function withText(name: string, text: string): BundleFile {
  return {name, content: Buffer.from(text)};
}

/** @throws if there is no built site, or one that was built for a sub-path */
export function makeBundle(buildFolder: string): Bundle {
  const version = readVersion(buildFolder);
  refuseSubPath(buildFolder);
  const name = `atlas-open-data-${version.version}`;
  const site = siteFiles(buildFolder);
  const readable = toolNames.map((tool) => {
    const text = readFileSync(path.join(tools, tool), 'utf8');
    return withText(tool, text.replaceAll('@version@', version.version));
  });
  const page = withText('site/bundle.html', versionPage(version, site));
  const listed = [...readable, ...site, page];
  const files = [...listed, withText('SHA256SUMS', checksumsOf(listed))];
  return {name, files, zip: zipOf(name, files)};
}
