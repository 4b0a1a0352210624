/**
 * What a request is answered with while a copy of the site is saved: by the network if it answers soon,
 * by the saved copy if not. Files whose name says their contents come from the copy at once.
 */
import {isNamedByContent, pageAddress} from '../model/address';
import {latestFile, listFolder} from '../model/manifest';
import {filesCache, readNote, savingHeader, writeNote, type SavedCopy} from '../model/saved';
import {partOf} from './part';
import {newerLine, notSavedPage, savedLine, withLine} from './words';

export interface Surroundings {
  readonly storage: CacheStorage;
  readonly ask: typeof fetch;
  /** Origin of the site. */
  readonly origin: string;
  /** Path of the site, with both slashes. */
  readonly base: string;
  /** How long the network may take to begin its answer, in milliseconds. */
  readonly patience: number;
  /** How often the site is asked whether it has become newer, in milliseconds. */
  readonly askAgainAfter: number;
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

/** The same page with a line on top. */
async function told(page: Response, text: string): Promise<Response> {
  const headers = new Headers(page.headers);
  headers.delete('content-encoding');
  headers.delete('content-length');
  return new Response(withLine(await page.text(), text), {status: page.status, headers});
}

export function answersIn(surroundings: Surroundings): Answers {
  const {storage, ask, origin, base, patience, askAgainAfter} = surroundings;
  let lastAsked = -Infinity;

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
    if (page) return told(page, savedLine(base, note.savedAt));
    const text = notSavedPage(base, note.savedAt, pathname);
    return new Response(text, {status: 404, headers: html});
  }

  async function toldOfNewer(note: SavedCopy, page: Response): Promise<Response> {
    const isPage = page.ok && /html/.test(page.headers.get('content-type') ?? '');
    if (!isPage || note.newer === undefined || note.isTold) return page;
    await writeNote(storage, {...note, isTold: true});
    return told(page, newerLine(base));
  }

  async function toPage(request: Request): Promise<Response> {
    const note = await readNote(storage);
    if (!note) return ask(request);
    // What the browser itself keeps for a while would be an old page without a word.
    const page = await inTime(ask(request, {cache: 'no-cache'}), patience);
    return page ? toldOfNewer(note, page) : savedPage(note, request);
  }

  async function toFile(request: Request, path: string): Promise<Response> {
    const note = await readNote(storage);
    if (!note) return ask(request);
    const {pathname} = new URL(request.url);
    const fromCopy = async () => {
      const file = await savedFile(note, pathname);
      return file && partOf(request, file);
    };
    if (isNamedByContent(path)) return (await fromCopy()) ?? ask(request);
    const asked = ask(request);
    return (await inTime(asked, patience)) ?? (await fromCopy()) ?? asked;
  }

  return {
    to(request) {
      const {origin: asked, pathname} = new URL(request.url);
      const isOurs = asked === origin && pathname.startsWith(base);
      if (!isOurs || request.method !== 'GET' || request.headers.has(savingHeader)) {
        return undefined;
      }
      const path = pathname.slice(base.length);
      if (path.startsWith(listFolder) || path === 'version.json') return undefined;
      return request.mode === 'navigate' ? toPage(request) : toFile(request, path);
    },

    async afterPage() {
      const note = await readNote(storage);
      if (!note || Date.now() - lastAsked < askAgainAfter) return;
      lastAsked = Date.now();
      const answer = await ask(`${base}${latestFile}`, {cache: 'no-store'}).catch(() => undefined);
      if (!answer?.ok) return;
      const {id} = (await answer.json().catch(() => ({}))) as {readonly id?: string};
      if (id === undefined || id === note.newer) return;
      const newer = id === note.id ? undefined : id;
      await writeNote(storage, {...note, newer, isTold: false});
    },
  };
}
