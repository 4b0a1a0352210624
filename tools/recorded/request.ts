/** One request for the rest of a file, and what can be wrong with its answer. */
import {RecordedFailure, systemCode} from './failure';
import type {Origin} from './partFile';

/** Time without a byte after which a connection counts as interrupted. */
const silenceMs = 60_000;

const reasons: Readonly<Record<string, string>> = {
  ENOTFOUND: 'its name is not known: check the address and your connection',
  EAI_AGAIN: 'its name cannot be looked up now: check your connection',
  ECONNREFUSED: 'it refuses connections',
  ENETUNREACH: 'the network cannot be reached: check your connection',
  CERT_HAS_EXPIRED: 'its certificate has expired',
};

/** Statuses after which the same request may succeed a little later. */
const isPassing = (status: number): boolean => status === 429 || status >= 500;

export interface Answer {
  readonly response: Response;
  /** The first byte that comes, and what the file is. */
  readonly from: number;
  readonly origin: Origin;
  /** Keeps the request alive; without a call for a minute it ends. */
  readonly alive: () => void;
  readonly stop: () => void;
}

export class BrokenOff extends Error {
  override readonly name = 'BrokenOff';
}

function watch(): {readonly signal: AbortSignal; readonly alive: () => void; stop: () => void} {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const stop = (): void => clearTimeout(timer);
  const alive = (): void => {
    stop();
    timer = setTimeout(() => controller.abort(new BrokenOff('the server fell silent')), silenceMs);
  };
  alive();
  return {signal: controller.signal, alive, stop};
}

function refused(address: string, status: number): Error {
  if (status === 404 || status === 410) {
    return new RecordedFailure(
      `There is no file at ${address} (status ${status}). Check its name in the record on the portal, or give files with --files.`,
    );
  }
  if (isPassing(status)) return new BrokenOff(`status ${status}`);
  return new RecordedFailure(
    `${new URL(address).host} does not give ${address} (status ${status}).`,
  );
}

const rangeForm = /^bytes (\d+)-\d+\/(\d+)$/;

/**
 * Requests a file from a byte on; a server without ranges begins at the first one.
 *
 * @param known what the bytes that are here are from
 * @throws BrokenOff for what may pass, RecordedFailure for what will not
 */
export async function requested(
  address: string,
  from: number,
  known: Origin | undefined,
): Promise<Answer | 'complete'> {
  const {signal, alive, stop} = watch();
  const headers: Record<string, string> = {'Accept-Encoding': 'identity'};
  if (from > 0) headers.Range = `bytes=${from}-`;
  if (from > 0 && known?.tag) headers['If-Range'] = known.tag;
  let response: Response;
  try {
    response = await fetch(address, {headers, signal});
  } catch (error) {
    stop();
    const code = systemCode(error) ?? '';
    const reason = reasons[code];
    const {host} = new URL(address);
    if (reason) throw new RecordedFailure(`${host} cannot be reached: ${reason}.`);
    throw new BrokenOff(code || 'no answer');
  }
  if (response.status === 416 && known && from === known.bytes) {
    stop();
    return 'complete';
  }
  if (!response.ok) {
    stop();
    await response.body?.cancel();
    throw refused(address, response.status);
  }
  const [, first, size] = rangeForm.exec(response.headers.get('content-range') ?? '') ?? [];
  const bytes = Number(size ?? response.headers.get('content-length') ?? NaN);
  const tag = response.headers.get('etag') ?? response.headers.get('last-modified');
  const isPart = response.status === 206;
  return {
    response,
    from: isPart ? Number(first) : 0,
    origin: {address, bytes, tag},
    alive,
    stop,
  };
}
