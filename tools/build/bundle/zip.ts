/** A zip file that depends on its contents only: sorted, with one fixed time and fixed permissions. */
import {zipSync, type Zippable} from 'fflate';
import type {BundleFile} from './siteFiles';

/** The first day that the format knows; fflate reads it in the time zone of this machine. */
const fixedTime = new Date(1980, 0, 1);
const unix = 3;
const compressedAlready = /\.(?:gz|png|jpe?g|webp|woff2|parquet|root|zip|mp4)$/;
const programs = /\.(?:py|mjs|sh|command)$/;

function byName({name: one}: BundleFile, {name: other}: BundleFile): number {
  return one < other ? -1 : 1;
}

export function zipOf(folder: string, files: readonly BundleFile[]): Uint8Array {
  const entries: Zippable = {};
  for (const {name, content} of [...files].sort(byName)) {
    const mode = programs.test(name) ? 0o755 : 0o644;
    entries[`${folder}/${name}`] = [
      content,
      {
        level: compressedAlready.test(name) ? 0 : 9,
        mtime: fixedTime,
        os: unix,
        attrs: (0o100000 | mode) << 16,
      },
    ];
  }
  return zipSync(entries);
}
