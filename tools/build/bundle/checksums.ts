/** The list of checksums that `sha256sum -c SHA256SUMS` and the launchers read. */
import {createHash} from 'node:crypto';
import type {BundleFile} from './siteFiles';

export function sha256(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

export function checksumsOf(files: readonly BundleFile[]): string {
  return files.map(({name, content}) => `${sha256(content)}  ${name}\n`).join('');
}
