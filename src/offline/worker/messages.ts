/** Texts of the service worker: a banner for saved pages, and a page for those that are not saved. */
import {formatDate} from '../../kit/format/dates';

const styles = (base: string): string => `<link rel="stylesheet" href="${base}css/saved-copy.css">`;

function line(base: string, text: string, address: string, link: string): string {
  return `${styles(base)}<aside class="saved-copy" aria-label="Saved copy">${text} <a href="${address}">${link}</a></aside>`;
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

export function savedCopyBanner(base: string, savedAt: string): string {
  const text = `Saved copy of ${formatDate(new Date(savedAt))}; the site cannot be reached.`;
  return line(base, text, '', 'Try again');
}

export function updateBanner(base: string): string {
  const text =
    'You are reading the latest pages. The copy that you saved for offline use is older.';
  return line(base, text, `${base}offline`, 'Update it');
}

/** Puts a line before the page itself, outside of what the page's scripts look after. */
export function insertBanner(page: string, text: string): string {
  return page.replace(/<body[^>]*>/, (body) => body + text);
}

export function notSavedPage(base: string, savedAt: string, address: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Not in the saved copy | ATLAS Open Data</title>${styles(base)}</head><body class="not-saved"><main><h1>This page is not in the saved copy</h1><p>The site cannot be reached, and your copy of ${formatDate(new Date(savedAt))} has no page <code>${escaped(address)}</code>. The URL may be mistyped, or the page may have been added later.</p><ul><li><a href="">Try again</a></li><li><a href="${base}">Home page of the saved copy</a></li><li><a href="${base}offline">Files saved on this device</a></li></ul></main></body></html>`;
}
