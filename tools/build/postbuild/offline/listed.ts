/** Which files of a built site can be saved for offline, and with which part. */
import {appParts, readingPart} from '../../../../src/offline/parts';

/** For machines, for other sites, or downloads that no page needs to be read. */
const leftOut: readonly RegExp[] = [
  /\.(?:br|md|xml|txt|map|csv|parquet)$/,
  /\.csv\.gz$/,
  /^(?:404|kitchen-sink)\.html$/,
  /^(?:sw\.js|version\.json|_headers|_redirects|CNAME)$/,
  /^(?:data|offline|updates|\.well-known|img\/cards)\//,
  /social-card/,
  /^katex\/[^/]+\/(?!fonts\/|katex\.min\.css$)/,
];

function isCompressedTwin(file: string, all: ReadonlySet<string>): boolean {
  return file.endsWith('.gz') && all.has(file.slice(0, -3));
}

/** The parts that need a file: of apps if one claims it, else reading; none if it is left out. */
export function partsOf(file: string, all: ReadonlySet<string>): readonly string[] {
  if (leftOut.some((pattern) => pattern.test(file)) || isCompressedTwin(file, all)) return [];
  const claimed = appParts.filter(({files}) => files.some((start) => file.startsWith(start)));
  return claimed.length > 0 ? claimed.map(({id}) => id) : [readingPart];
}

const refresh = /<meta http-equiv="?refresh"? content="0; url=([^"]+)"/i;

/** Where a page of an old address leads, from the top of the site; undefined for all other pages. */
export function targetOf(page: string, baseUrl: string): string | undefined {
  const target = refresh.exec(page.slice(0, 2000))?.[1];
  return target?.startsWith(baseUrl) ? target.slice(baseUrl.length) : undefined;
}
