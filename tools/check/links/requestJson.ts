/** Requests a response from a source, and distinguishes "it does not exist" from "it could not be reached". */
import type * as z from 'zod';
import {refusals, type RequestPolicy} from './requestPolicy';
import {persist} from './persist';

export type Answer<Value> =
  | {readonly kind: 'found'; readonly value: Value}
  /** The source says that there is no such thing, or no longer. */
  | {readonly kind: 'gone'; readonly message: string}
  /** Nothing is known: no answer came (then it is silent), or one that makes no sense. */
  | {readonly kind: 'unknown'; readonly why: string; readonly isSilent?: true};

const unknown = (why: string): Answer<never> => ({kind: 'unknown', why});

/** The bytes at an address, along its redirects. Never throws. */
export async function requestBytes(
  address: string,
  accept: string,
  policy: RequestPolicy,
): Promise<Answer<Uint8Array>> {
  const got = await persist(address, policy, async () => {
    const answer = await fetch(address, {
      headers: {'user-agent': policy.userAgent, accept},
      signal: AbortSignal.timeout(policy.patience),
    });
    const {status, ok, headers} = answer;
    const bytes = new Uint8Array(await answer.arrayBuffer());
    return {status, ok, retryAfter: headers.get('retry-after'), bytes};
  });
  if (typeof got === 'string') return {kind: 'unknown', why: got, isSilent: true};
  const statusText = `HTTP ${got.status}`;
  if (got.ok) return {kind: 'found', value: got.bytes};
  if (got.status === 404 || got.status === 410) return {kind: 'gone', message: statusText};
  const refusal = refusals[got.status];
  return unknown(refusal ? `${statusText}: ${refusal}` : statusText);
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

/** A JSON answer in the form that is expected of the source. Never throws. */
export async function requestJson<Schema extends z.ZodType>(
  schema: Schema,
  address: string,
  accept: string,
  policy: RequestPolicy,
): Promise<Answer<z.infer<Schema>>> {
  const answer = await requestBytes(address, accept, policy);
  if (answer.kind !== 'found') return answer;
  const json = parsed(answer.value);
  if (json === undefined) return unknown('the answer is not JSON');
  const {success, data, error} = schema.safeParse(json);
  if (success) return {kind: 'found', value: data};
  const field = error.issues[0]?.path.join('.') || 'the whole';
  return unknown(`the answer has another form than expected (${field})`);
}
