/** Requests records from the portal, one after the other with pauses, and keeps the answers for a day. */
import {existsSync, mkdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {requestJson} from '../../check/links/requestJson';
import type {RequestPolicy} from '../../check/links/requestPolicy';

const portalFile = z.object({
  /** Its address on the storage of CERN, which its name ends. */
  uri: z.string().optional(),
  key: z.string().optional(),
  size: z.int(),
  /** Such as adler32:b934c380. */
  checksum: z.string().optional(),
});

/** A list of files that a record has in place of the files themselves. */
const fileIndex = z.object({
  key: z.string(),
  number_files: z.int().optional(),
  size: z.int().optional(),
  files: z.array(portalFile).optional(),
});

/** Of a record what our tables hold; the portal tells more, and may tell less. */
export const portalRecord = z.object({
  metadata: z.object({
    title: z.string().optional(),
    doi: z.string().optional(),
    date_published: z.string().optional(),
    license: z.object({attribution: z.string().optional()}).optional(),
    distribution: z
      .object({
        number_events: z.int().optional(),
        number_files: z.int().optional(),
        size: z.int().optional(),
      })
      .optional(),
    _files: z.array(portalFile).optional(),
    _file_indices: z.array(fileIndex).optional(),
  }),
});

export type PortalRecord = z.infer<typeof portalRecord>;
export type PortalFile = z.infer<typeof portalFile>;

export interface Portal {
  readonly origin: string;
  /** Folder of the kept answers. */
  readonly cache: string;
  readonly policy: RequestPolicy;
}

const dayInMilliseconds = 24 * 60 * 60 * 1000;

const isFresh = (file: string): boolean =>
  existsSync(file) && Date.now() - statSync(file).mtimeMs < dayInMilliseconds;

/** Where the portal gives a record as JSON. */
export const recordAddress = (origin: string, id: string): string =>
  `${origin}/api/records/${encodeURIComponent(id)}`;

function kept(file: string): PortalRecord | null | undefined {
  try {
    return portalRecord.nullable().safeParse(JSON.parse(readFileSync(file, 'utf8'))).data;
  } catch {
    return undefined;
  }
}

async function answerOf(id: string, portal: Portal): Promise<PortalRecord | null | undefined> {
  const {origin, cache, policy} = portal;
  const file = path.join(cache, `${id}.json`);
  if (isFresh(file)) return kept(file);
  await policy.wait(policy.spacing(new URL(origin).host));
  const address = recordAddress(origin, id);
  const answer = await requestJson(portalRecord, address, 'application/json', policy);
  if (answer.kind === 'unknown') return undefined;
  const record = answer.kind === 'found' ? answer.value : null;
  mkdirSync(cache, {recursive: true});
  writeFileSync(file, JSON.stringify(record));
  return record;
}

/** The answers by record; those that gave none are left out. */
export async function askForRecords(
  ids: readonly string[],
  portal: Portal,
): Promise<ReadonlyMap<string, PortalRecord | null>> {
  const answers = new Map<string, PortalRecord | null>();
  for (const id of ids) {
    const answer = await answerOf(id, portal);
    if (answer !== undefined) answers.set(id, answer);
  }
  return answers;
}
