/** The page of the bundle that says which version it is: plain HTML, for it belongs to the copy only. */
import {formatBytes} from '../../../src/kit/format/bytes';
import type {BundleFile} from './siteFiles';

export interface Version {
  readonly build: string;
  readonly version: string;
}

export function versionPage({build, version}: Version, site: readonly BundleFile[]): string {
  const bytes = site.reduce((sum, {content}) => sum + content.length, 0);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>This copy | ATLAS Open Data</title>
</head>
<body>
<main>
<h1>This copy of ATLAS Open Data</h1>
<dl>
<dt>Version</dt><dd>${version}</dd>
<dt>Build</dt><dd>${build}</dd>
<dt>Files of the site</dt><dd>${site.length}, ${formatBytes(bytes)}</dd>
</dl>
<p>To see whether another copy is newer, compare the build with what that copy says at
<a href="/version.json">/version.json</a>. To see whether this copy is undamaged, stop the program
that serves it and start it again with <code>--check</code>.</p>
<p><a href="/">To the home page</a></p>
</main>
</body>
</html>
`;
}
