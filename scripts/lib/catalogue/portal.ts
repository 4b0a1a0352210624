/** Asks the portal for records, one after the other with pauses, and keeps the answers for a day. */
import {existsSync, mkdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import type {Manners} from '../links/manners';

/** Of a record what our tables hold; the portal tells more, and may tell less. */
const portalRecord = z.object({
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
  }),
});

export type PortalRecord = z.infer<typeof portalRecord>;

export interface Portal {
  readonly origin: string;
  /** Folder of the kept answers. */
  readonly cache: string;
  readonly manners: Manners;
}

const dayInMilliseconds = 24 * 60 * 60 * 1000;

const isFresh = (file: string): boolean =>
  existsSync(file) && Date.now() - statSync(file).mtimeMs < dayInMilliseconds;

/** What the portal answers; null if it has no such record, undefined if its answer makes no sense. */
async function askPortal(id: string, {origin, manners}: Portal): Promise<string | undefined> {
  const answer = await fetch(`${origin}/api/records/${id}`, {
    headers: {'user-agent': manners.userAgent, accept: 'application/json'},
    signal: AbortSignal.timeout(manners.patience),
  });
  if (answer.status === 404 || answer.status === 410) return 'null';
  return answer.ok ? answer.text() : undefined;
}

function understood(text: string | undefined): PortalRecord | null | undefined {
  if (text === undefined) return undefined;
  try {
    return portalRecord.nullable().safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

async function answerOf(id: string, portal: Portal): Promise<PortalRecord | null | undefined> {
  const file = path.join(portal.cache, `${id}.json`);
  if (isFresh(file)) return understood(readFileSync(file, 'utf8'));
  await portal.manners.wait(portal.manners.spacing(new URL(portal.origin).host));
  const text = await askPortal(id, portal).catch(() => undefined);
  const record = understood(text);
  if (text !== undefined && record !== undefined) {
    mkdirSync(portal.cache, {recursive: true});
    writeFileSync(file, text);
  }
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
