/** The type of each kind of file that the site has, by the ending of its name; servers know few of them. */

/** Text: sent as UTF-8, and worth compressing. */
export const textTypes: Readonly<Record<string, string>> = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  mjs: 'text/javascript',
  md: 'text/markdown',
  txt: 'text/plain',
  csv: 'text/csv',
  xml: 'text/xml',
  ics: 'text/calendar',
  svg: 'image/svg+xml',
  bib: 'application/x-bibtex',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
};

export const binaryTypes: Readonly<Record<string, string>> = {
  ico: 'image/x-icon',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  woff: 'font/woff',
  woff2: 'font/woff2',
  ttf: 'font/ttf',
  gz: 'application/gzip',
  zip: 'application/zip',
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  wasm: 'application/wasm',
  parquet: 'application/vnd.apache.parquet',
  root: 'application/octet-stream',
};
