/** Our pages in the dialect of VitePress. */
import matter from 'gray-matter';
import {outsideOfCode, type PeerPage} from './peerPages';

/** VitePress has no note; its info looks like one. */
const kinds: Readonly<Record<string, string>> = {note: 'info'};

const admonition = /^([ \t]*:{3,})(\w+)(?:\[([^\]]*)\])?[ \t]*$/gm;

function translated(text: string): string {
  return text
    .replace(admonition, (_, colons: string, kind: string, title = '') =>
      `${colons} ${kinds[kind] ?? kind} ${String(title)}`.trimEnd(),
    )
    .replace(/(\]\([^)\s]*)\.mdx(?=[)#])/g, '$1.md');
}

/** The title in the front matter is a heading for Docusaurus alone. */
function withHeading(text: string): string {
  const [head = ''] = /^---\n[\s\S]*?\n---\n/.exec(text) ?? [];
  const body = text.slice(head.length);
  const {title} = matter(text).data as {title?: string};
  return title === undefined || /^# /m.test(body) ? text : `${head}\n# ${title}\n\n${body}`;
}

export const vitepressPage = ({file, text}: PeerPage): PeerPage => ({
  file: file.replace(/\.mdx$/, '.md'),
  text: withHeading(outsideOfCode(text, translated)),
});

interface Entry {
  text: string;
  link?: string;
  collapsed?: boolean;
  items?: Entry[];
}

/** A sidebar by folders, as Docusaurus makes it by itself: VitePress requires it written down. */
export function vitepressSidebar(pages: readonly PeerPage[]): readonly Entry[] {
  const top: Entry = {text: ''};
  const folders = new Map<string, Entry>([['docs', top]]);

  function folderAt(address: string): Entry {
    const known = folders.get(address);
    if (known) return known;
    const [parent, name] = [address.replace(/\/[^/]*$/, ''), address.replace(/.*\//, '')];
    const entry: Entry = {text: name, collapsed: true};
    folders.set(address, entry);
    (folderAt(parent).items ??= []).push(entry);
    return entry;
  }

  for (const {file, text} of pages.filter((page) => page.file.startsWith('docs/'))) {
    const address = file.replace(/\.md$/, '');
    const {title, sidebar_label: label} = matter(text).data as Record<string, string | undefined>;
    const entry = {text: label ?? title ?? address, link: `/${address}`};
    const folder = address.replace(/\/[^/]*$/, '');
    if (pages.some((other) => other.file.startsWith(`${address}/`))) {
      Object.assign(folderAt(address), entry);
    } else {
      (folderAt(folder).items ??= []).push(entry);
    }
  }
  return top.items ?? [];
}
