/** Repeats a request to which nothing came back, or to which the host asked to be left alone for a while. */
import type {RequestPolicy} from './requestPolicy';

export interface Retryable {
  readonly status: number;
  /** The header of this name. */
  readonly retryAfter: string | null;
}

/** What hindered an answer, in words. */
function hindrance(error: unknown, patience: number): string {
  if (error instanceof Error && error.name === 'TimeoutError') {
    return `no answer within ${patience / 1000} s`;
  }
  const cause = error instanceof Error ? (error.cause as {code?: string} | undefined) : undefined;
  const code = cause?.code ?? 'unknown reason';
  if (code === 'ENOTFOUND') return 'the name of the host is not known';
  if (/CERT|SSL|TLS|EPROTO|SELF_SIGNED/.test(code)) return `no safe connection (${code})`;
  return `no connection (${code})`;
}

/** Milliseconds that a host asks clients to wait; undefined if it gives none, or too many. */
function wishedPause(retryAfter: string | null, {longestPause}: RequestPolicy): number | undefined {
  if (retryAfter === null) return undefined;
  const pause = /^\d+$/.test(retryAfter)
    ? Number(retryAfter) * 1_000
    : Date.parse(retryAfter) - Date.now();
  return pause >= 0 && pause <= longestPause ? pause : undefined;
}

/** One request with its repetitions; a sentence instead of a reply if none came. */
export async function persist<Reply extends Retryable>(
  address: string,
  policy: RequestPolicy,
  request: () => Promise<Reply>,
): Promise<Reply | string> {
  let failure = '';
  for (let attempt = 0; attempt <= policy.retries; attempt += 1) {
    if (attempt > 0 && failure) {
      await policy.wait(policy.spacing(new URL(address).host) * attempt);
    }
    try {
      const reply = await request();
      const isLast = attempt === policy.retries;
      const pause = wishedPause(reply.retryAfter, policy);
      if (![429, 503].includes(reply.status) || pause === undefined || isLast) return reply;
      failure = '';
      await policy.wait(pause);
    } catch (error) {
      failure = hindrance(error, policy.patience);
    }
  }
  return failure;
}
