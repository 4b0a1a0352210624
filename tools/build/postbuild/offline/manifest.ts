/** Writes what can be saved for offline: each file with its size and checksum, and the old addresses. */
import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {gunzipSync} from 'node:zlib';
import {buildId} from '../../../../config/build';
import {appParts, readingPart} from '../../../../src/offline/parts';
import {addressOfFile} from '../../../../src/offline/model/address';
import {
  bytesOf,
  checksumLength,
  latestFile,
  listFolder,
  manifestFile,
  type ListedFile,
  type OfflineManifest,
} from '../../../../src/offline/model/manifest';
import {filesBelow} from '../../../lib/files';
import type {FinishStep} from '../builtSite';
import {partsOf, targetOf} from './listed';

function checksum(content: Uint8Array | string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, checksumLength);
}

/** Some servers send a `.gz` as something that is to be unpacked on the way. */
function listed(file: string, content: Buffer): ListedFile {
  const entry = [file, content.length, checksum(content)] as const;
  return file.endsWith('.gz') ? [...entry, checksum(gunzipSync(content))] : entry;
}

function manifestOf(folder: string, baseUrl: string, build: string): Omit<OfflineManifest, 'id'> {
  const names = filesBelow(folder, '.', /./);
  const all = new Set(names);
  const parts = new Map<string, ListedFile[]>(
    [readingPart, ...appParts.map(({id}) => id)].map((id) => [id, []]),
  );
  const moved: Record<string, string> = {};
  for (const file of names) {
    const belongsTo = partsOf(file, all);
    if (belongsTo.length === 0) continue;
    const content = readFileSync(path.join(folder, file));
    const target = file.endsWith('.html') ? targetOf(content.toString(), baseUrl) : undefined;
    if (target === undefined) {
      for (const part of belongsTo) parts.get(part)?.push(listed(file, content));
    } else {
      moved[addressOfFile(file)] = target;
    }
  }
  return {format: 1, build, parts: Object.fromEntries(parts), moved};
}

export const offlineManifestStep: FinishStep = {
  name: 'list of what can be saved for offline',
  run({folder, baseUrl}) {
    const contents = manifestOf(folder, baseUrl, buildId);
    const id = checksum(JSON.stringify(contents)).slice(0, 16);
    mkdirSync(path.join(folder, listFolder), {recursive: true});
    writeFileSync(path.join(folder, manifestFile), JSON.stringify({...contents, id}));
    const bytes = bytesOf(contents.parts[readingPart] ?? []);
    writeFileSync(path.join(folder, latestFile), `${JSON.stringify({id, bytes})}\n`);
    return Promise.resolve();
  },
};
