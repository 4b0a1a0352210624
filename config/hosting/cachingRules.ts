/** How long browsers and networks in between may keep what they got. */
import type {HeaderRule} from './rule';

const cacheControl = (value: string) => ({'Cache-Control': value});

/** Names in which the content is hashed, such as `zee-4d14d691.json`, or a version stands. */
const namedByContent = /[-.][0-9a-f]{8,32}\./;
const foldersNamedByContent = [
  '/assets/*',
  '/fonts/*',
  '/katex/*',
  '/samples/parts/*',
  '/search/files/*',
];

/**
 * Files whose content can change under the same name, and of which an old one does no harm. The
 * descriptions in /samples and /events are not among them: they must fit the scripts that read them.
 */
const kept = ['/css/*', '/data/*', '/examples/*', '/img/*', '/favicon.ico'];

/** @param files all files of the site, as paths that begin with a slash */
export function cachingRules(files: readonly string[]): readonly HeaderRule[] {
  const hashed = files.filter(
    (file) =>
      namedByContent.test(file) &&
      !foldersNamedByContent.some((folder) => file.startsWith(folder.slice(0, -1))),
  );
  const forEver = [...foldersNamedByContent, ...hashed];
  return [
    {
      name: 'named by their content: kept for a year without asking again',
      paths: forEver,
      headers: cacheControl('public, max-age=31536000, immutable'),
    },
    {
      name: 'kept for an hour',
      paths: kept,
      headers: cacheControl('public, max-age=3600'),
    },
    {
      name: 'pages and all else: kept, and asked after before each use',
      paths: ['/*'],
      except: [...forEver, ...kept],
      headers: cacheControl('public, max-age=0, must-revalidate'),
    },
  ];
}
