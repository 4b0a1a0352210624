/** Fetches a file from an address, with plain messages about failures. */
import {decoded} from '@site/src/lib/decoded';
import {checkFileSize, maxFetchedBytes} from './fileSize';
import {UserFileError} from './problem';

export interface NamedBlob {
  readonly blob: Blob;
  readonly name: string;
}

const instead = 'Download the file with your browser, and open it here from your computer.';

/** An address as people paste it; `base` is the page, for those that begin with a slash. */
export function addressOf(typed: string, base: string): URL {
  const text = typed.trim();
  const isBare = /^[\w-]+(?:\.[\w-]+)+(?::\d+)?\//.test(text);
  let url: URL;
  try {
    url = new URL(isBare ? `https://${text}` : text, base);
  } catch {
    throw new UserFileError(
      `“${text}” is not a valid URL.`,
      'Enter a URL such as https://example.org/events.csv.',
    );
  }
  if (url.protocol === 'https:' || url.protocol === 'http:') return url;
  const isXrootd = url.protocol === 'root:';
  throw new UserFileError(
    `Browsers cannot download from URLs that begin with ${url.protocol}//.`,
    isXrootd
      ? 'ATLAS Open Data files are also available from URLs that begin with https://.'
      : 'Use a URL that begins with https://, or open the file from your computer.',
  );
}

const nameOf = ({pathname, hostname}: URL): string =>
  decoded(pathname.split('/').filter(Boolean).at(-1) ?? hostname);

function failureOf(status: number, host: string): UserFileError {
  const statusText = `(status ${status})`;
  if (status === 404 || status === 410) {
    return new UserFileError(
      `${host} has no file at this URL ${statusText}.`,
      'Check the URL: the file may have moved, or the URL may contain a typing error.',
    );
  }
  if (status === 401 || status === 403) {
    return new UserFileError(`${host} does not allow access to this file ${statusText}.`, instead);
  }
  if (status === 429) {
    return new UserFileError(
      `${host} received too many requests ${statusText}.`,
      'Try again later.',
    );
  }
  return new UserFileError(
    `${host} cannot deliver the file at the moment ${statusText}.`,
    `Try again later. ${instead}`,
  );
}

async function collected(
  response: Response,
  progress: (share: number | null) => void,
): Promise<Blob> {
  const announced = Number(response.headers.get('content-length') ?? NaN);
  if (announced > 0) checkFileSize(announced, maxFetchedBytes);
  const reader = response.body?.getReader();
  if (!reader) return response.blob();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  for (;;) {
    const {done, value} = await reader.read();
    if (done) return new Blob(parts);
    bytes += value.length;
    if (bytes > maxFetchedBytes) await reader.cancel();
    checkFileSize(bytes, maxFetchedBytes);
    parts.push(value as Uint8Array<ArrayBuffer>);
    progress(announced > 0 ? Math.min(1, bytes / announced) : null);
  }
}

/**
 * @param progress called with the loaded fraction; null if the size is not known
 * @throws UserFileError
 */
export async function fetchFile(
  url: URL,
  progress: (share: number | null) => void,
  get: typeof fetch = fetch,
): Promise<NamedBlob> {
  const request = get(url.href, {credentials: 'omit', referrerPolicy: 'no-referrer'});
  const response = await request.catch(() => {
    throw new UserFileError(
      `${url.host} could not be reached, or does not allow cross-origin requests (CORS): it does not let other websites read its files. Browsers do not report which.`,
      `If the URL opens in a new tab, the site does not allow cross-origin requests. ${instead}`,
    );
  });
  if (!response.ok) throw failureOf(response.status, url.host);
  const blob = await collected(response, progress).catch((error: unknown) => {
    if (error instanceof UserFileError) throw error;
    throw new UserFileError(
      'The download was interrupted before the file was complete.',
      'Try again.',
    );
  });
  return {blob, name: nameOf(url)};
}
