/** Scripts and styles that are in the text of pages: the content policy names them by their hash. */
import {createHash} from 'node:crypto';

export interface InlineCode {
  /** Text of each distinct script, with the first page that has it. */
  readonly scripts: ReadonlyMap<string, string>;
  readonly styles: ReadonlyMap<string, string>;
}

const script = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi;
const style = /<style\b[^>]*>([\s\S]*?)<\/style\s*>/gi;

/** Blocks of data, such as JSON-LD, are never run, and no policy asks about them. */
function isRun(attributes: string): boolean {
  if (/\bsrc\s*=/i.test(attributes)) return false;
  const type = /\btype\s*=\s*["']?([^"'\s>]*)/i.exec(attributes)?.[1]?.toLowerCase() ?? '';
  return type === '' || type === 'module' || /javascript|ecmascript|importmap/.test(type);
}

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64');

/** @param pages address and HTML of each page */
export function inlineCodeOf(pages: Iterable<readonly [string, string]>): InlineCode {
  const scripts = new Map<string, string>();
  const styles = new Map<string, string>();
  for (const [address, html] of pages) {
    for (const [, attributes = '', text = ''] of html.matchAll(script)) {
      if (isRun(attributes) && !scripts.has(text)) scripts.set(text, address);
    }
    for (const [, text = ''] of html.matchAll(style)) {
      if (!styles.has(text)) styles.set(text, address);
    }
  }
  return {scripts, styles};
}

/** Complains of scripts that nobody has read and allowed. */
export function refuseUnknownScripts(
  {scripts}: InlineCode,
  known: readonly {readonly sha256: string}[],
): void {
  const allowed = new Set(known.map((one) => one.sha256));
  const unknown = [...scripts].filter(([text]) => !allowed.has(sha256(text)));
  if (unknown.length === 0) return;
  const list = unknown.map(
    ([text, address]) =>
      `  on ${address}, sha256 ${sha256(text)}:\n    ${text.trim().slice(0, 160)}`,
  );
  throw new Error(
    `Browsers will not run these scripts, which stand in the text of a page:\n${list.join('\n')}\n` +
      'Move a script into a file; only if that cannot be, read it and add its hash to config/hosting/inlineScripts.ts.',
  );
}
