/**
 * For hosts that send no headers: with CSP_META=1 each page says its content policy itself. A page cannot
 * say who may frame it, and the browser ignores that part there.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Right behind the declaration of the encoding, which must be within the first 1,024 bytes. */
const place = /<meta charset=["']?utf-8["']?\s*\/?>/i;

/** @throws if the page has no place for it: a page without its policy would go unnoticed */
export function withPolicy(html: string, policy: string): string {
  if (policy.includes('"')) {
    throw new Error(`A policy in a page must have no double quotes: ${policy}`);
  }
  if (!place.test(html)) {
    throw new Error('The page declares no encoding; the policy goes behind it.');
  }
  return html.replace(
    place,
    (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}">`,
  );
}

export function writePolicyIntoPages(
  folder: string,
  pages: readonly string[],
  policy: string,
): void {
  for (const page of pages) {
    const file = path.join(folder, page);
    writeFileSync(file, withPolicy(readFileSync(file, 'utf8'), policy));
  }
}
