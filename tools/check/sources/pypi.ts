/** What PyPI says of a package, and the Python source of its newest version. */
import {createHash} from 'node:crypto';
import {strFromU8, unzipSync} from 'fflate';
import * as z from 'zod';
import {requestBytes, requestJson, type Answer} from '../links/requestJson';
import type {RequestPolicy} from '../links/requestPolicy';
import {offeredBy, type Offered} from './pythonSource';

const upload = z.object({
  packagetype: z.string(),
  url: z.url(),
  digests: z.object({sha256: z.string()}),
  upload_time_iso_8601: z.string(),
});

const project = z.object({
  info: z.object({version: z.string()}),
  releases: z.record(z.string(), z.array(upload)),
  /** The files of the newest version. */
  urls: z.array(upload),
});

export type Project = z.infer<typeof project>;

export const askProject = (
  name: string,
  origin: string,
  policy: RequestPolicy,
): Promise<Answer<Project>> =>
  requestJson(project, `${origin}/pypi/${name}/json`, 'application/json', policy);

/** The Python files of a wheel, by name. */
function pythonFiles(wheel: Uint8Array): Readonly<Record<string, string>> {
  const files = unzipSync(wheel, {filter: ({name}) => name.endsWith('.py')});
  return Object.fromEntries(Object.entries(files).map(([name, data]) => [name, strFromU8(data)]));
}

/** What the newest version offers; a sentence that says why this is not known. */
export async function askOffered(
  {urls}: Project,
  policy: RequestPolicy,
): Promise<Offered | string> {
  const wheel = urls.find(({packagetype}) => packagetype === 'bdist_wheel');
  if (!wheel) return 'PyPI has no wheel of the newest version, from which its source could be read';
  await policy.wait(policy.spacing(new URL(wheel.url).host));
  const answer = await requestBytes(wheel.url, '*/*', policy);
  if (answer.kind !== 'found') {
    return `its wheel could not be downloaded: ${answer.kind === 'gone' ? answer.message : answer.why}`;
  }
  const sha256 = createHash('sha256').update(answer.value).digest('hex');
  if (sha256 !== wheel.digests.sha256) return 'its wheel does not match the checksum on PyPI';
  try {
    return offeredBy(pythonFiles(answer.value));
  } catch (error) {
    return `its wheel cannot be read: ${(error as Error).message}`;
  }
}
