/** What browsers ask of a site before they offer to install it, and its colours. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {buildFolder, builtPage, fileOf} from './builtSite';

interface Icon {
  readonly src: string;
  readonly sizes: string;
  readonly purpose: string;
}

interface WebManifest {
  readonly name: string;
  readonly short_name: string;
  readonly start_url: string;
  readonly scope: string;
  readonly display: string;
  readonly theme_color: string;
  readonly background_color: string;
  readonly icons: readonly Icon[];
  readonly shortcuts: readonly {readonly name: string; readonly url: string}[];
}

const manifest = JSON.parse(
  readFileSync(path.join(buildFolder, 'site.webmanifest'), 'utf8'),
) as WebManifest;

/** Width and height are in the first part of a PNG. */
function sizeOf(picture: string): string {
  const content = readFileSync(path.join(buildFolder, picture));
  return `${content.readUInt32BE(16)}x${content.readUInt32BE(20)}`;
}

const paper = [...readFileSync('src/css/tokens.css', 'utf8').matchAll(/--paper: (#\w+);/g)].map(
  ([, colour]) => colour,
);

describe('the web manifest', () => {
  it('has what installing needs', () => {
    expect(manifest).toMatchObject({name: 'ATLAS Open Data', short_name: 'Open Data'});
    expect(['standalone', 'minimal-ui', 'fullscreen']).toContain(manifest.display);
    const purposes = manifest.icons.map(({sizes, purpose}) => `${sizes} ${purpose}`);
    expect(purposes).toEqual(['192x192 any', '512x512 any', '512x512 maskable']);
  });

  it('works below any path: no address begins at the top of the host', () => {
    const {start_url: start, scope, icons, shortcuts} = manifest;
    const addresses = [
      start,
      scope,
      ...icons.map(({src}) => src),
      ...shortcuts.map(({url}) => url),
    ];
    for (const address of addresses) expect(address).not.toMatch(/^\/|:/);
  });

  it.each(manifest.icons)('names the size of $src', ({src, sizes}) => {
    expect(sizeOf(src)).toBe(sizes);
  });

  it.each(manifest.shortcuts)('has a page for the shortcut "$name"', ({url}) => {
    expect(existsSync(fileOf(`/${url}`))).toBe(true);
  });

  it('and the bar above the page have the colours of the paper', () => {
    expect([manifest.theme_color, manifest.background_color]).toEqual([paper[0], paper[0]]);
    const page = builtPage('/');
    const bars = page('meta[name="theme-color"]').toArray();
    expect(bars.map(({attribs}) => attribs.content)).toEqual(paper);
  });
});
