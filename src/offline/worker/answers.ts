/**
 * What a request is answered with while a copy of the site is saved: by the network if it answers soon,
 * by the saved copy if not. Files whose name says their contents come from the copy at once.
 */
import {isNamedByContent, pageAddress} from '../model/address';
import {latestFile, listFolder} from '../model/manifest';
import {filesCache, readNote, savingHeader, writeNote, type SavedCopy} from '../model/saved';
import {updateBanner, notSavedPage, savedCopyBanner, insertBanner} from './messages';

/** First and last byte; undefined where the request asks for no part or for several. */
function wantedBytes(range: string | null, size: number): readonly [number, number] | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') return [Math.max(size - Number(last), 0), size - 1];
  return [Number(first), last === '' ? size - 1 : Math.min(Number(last), size - 1)];
}

/** Answers a request for a part of a file from the whole file, as apps need it that read large files. */
async function partOf(request: Request, whole: Response): Promise<Response> {
  const range = request.headers.get('range');
  if (range === null) return whole;
  const content = await whole.blob();
  const bytes = wantedBytes(range, content.size);
  const headers = new Headers(whole.headers);
  headers.set('accept-ranges', 'bytes');
  if (!bytes) return new Response(content, {headers});
  const [first, last] = bytes;
  if (first > last) {
    headers.set('content-range', `bytes */${content.size}`);
    return new Response(null, {status: 416, headers});
  }
  headers.set('content-range', `bytes ${first}-${last}/${content.size}`);
  headers.set('content-length', `${last - first + 1}`);
  return new Response(content.slice(first, last + 1), {status: 206, headers});
}

export interface AnswerOptions {
  readonly storage: CacheStorage;
  readonly fetchResource: typeof fetch;
  /** Origin of the site. */
  readonly origin: string;
  /** Path of the site, with both slashes. */
  readonly base: string;
  /** Time limit for the start of a network response, in milliseconds. */
  readonly timeout: number;
  /** Interval between checks for an update of the site, in milliseconds. */
  readonly updateCheckInterval: number;
}

export interface Answers {
  /** Undefined: none of our business, the browser does what it would do without us. */
  readonly to: (request: Request) => Promise<Response> | undefined;
  /** What is left to do when a page has been answered. */
  readonly afterPage: () => Promise<void>;
}

const html = {'content-type': 'text/html; charset=utf-8'};

/** The answer of a server, or undefined if it takes too long, fails or says that it is in trouble. */
async function inTime(answer: Promise<Response>, patience: number): Promise<Response | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), patience);
  });
  const response = await Promise.race([answer.catch(() => undefined), late]);
  clearTimeout(timer);
  return response && response.status < 500 ? response : undefined;
}

/** The same page with a banner at the top. */
async function withBanner(page: Response, text: string): Promise<Response> {
  const headers = new Headers(page.headers);
  headers.delete('content-encoding');
  headers.delete('content-length');
  return new Response(insertBanner(await page.text(), text), {status: page.status, headers});
}

export function createAnswers(options: AnswerOptions): Answers {
  const {storage, fetchResource, origin, base, timeout, updateCheckInterval} = options;
  let lastUpdateCheck = -Infinity;

  async function savedFile(note: SavedCopy, pathname: string): Promise<Response | undefined> {
    const name = filesCache(note.id);
    return (await storage.has(name)) ? (await storage.open(name)).match(pathname) : undefined;
  }

  async function savedPage(note: SavedCopy, {url}: Request): Promise<Response> {
    const {pathname, search} = new URL(url);
    const address = pageAddress(pathname, base);
    const moved = note.moved[address.slice(base.length)];
    if (moved !== undefined) return Response.redirect(`${origin}${base}${moved}${search}`, 302);
    const page = await savedFile(note, address);
    if (page) return withBanner(page, savedCopyBanner(base, note.savedAt));
    const text = notSavedPage(base, note.savedAt, pathname);
    return new Response(text, {status: 404, headers: html});
  }

  async function withUpdateBanner(note: SavedCopy, page: Response): Promise<Response> {
    const isPage = page.ok && /html/.test(page.headers.get('content-type') ?? '');
    if (!isPage || note.newer === undefined || note.isTold) return page;
    await writeNote(storage, {...note, isTold: true});
    return withBanner(page, updateBanner(base));
  }

  async function toPage(request: Request): Promise<Response> {
    const note = await readNote(storage);
    if (!note) return fetchResource(request);
    // What the browser itself keeps for a while would be an old page without a word.
    const page = await inTime(fetchResource(request, {cache: 'no-cache'}), timeout);
    return page ? withUpdateBanner(note, page) : savedPage(note, request);
  }

  async function toFile(request: Request, path: string): Promise<Response> {
    const note = await readNote(storage);
    if (!note) return fetchResource(request);
    const {pathname} = new URL(request.url);
    const fromCopy = async () => {
      const file = await savedFile(note, pathname);
      return file && partOf(request, file);
    };
    if (isNamedByContent(path)) return (await fromCopy()) ?? fetchResource(request);
    const pendingResponse = fetchResource(request);
    return (await inTime(pendingResponse, timeout)) ?? (await fromCopy()) ?? pendingResponse;
  }

  return {
    to(request) {
      const {origin: requestOrigin, pathname} = new URL(request.url);
      const isOurs = requestOrigin === origin && pathname.startsWith(base);
      if (!isOurs || request.method !== 'GET' || request.headers.has(savingHeader)) {
        return undefined;
      }
      const path = pathname.slice(base.length);
      if (path.startsWith(listFolder) || path === 'version.json') return undefined;
      return request.mode === 'navigate' ? toPage(request) : toFile(request, path);
    },

    async afterPage() {
      const note = await readNote(storage);
      if (!note || Date.now() - lastUpdateCheck < updateCheckInterval) return;
      lastUpdateCheck = Date.now();
      const answer = await fetchResource(`${base}${latestFile}`, {cache: 'no-store'}).catch(
        () => undefined,
      );
      if (!answer?.ok) return;
      const {id} = (await answer.json().catch(() => ({}))) as {readonly id?: string};
      if (id === undefined || id === note.newer) return;
      const newer = id === note.id ? undefined : id;
      await writeNote(storage, {...note, newer, isTold: false});
    },
  };
}
