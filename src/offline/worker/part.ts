/** Answers a request for a part of a file from the whole file, as apps need it that read large files. */

/** First and last byte; undefined where the request asks for no part or for several. */
function wantedBytes(range: string | null, size: number): readonly [number, number] | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') return [Math.max(size - Number(last), 0), size - 1];
  return [Number(first), last === '' ? size - 1 : Math.min(Number(last), size - 1)];
}

export async function partOf(request: Request, whole: Response): Promise<Response> {
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
