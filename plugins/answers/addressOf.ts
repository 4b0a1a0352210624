import path from 'node:path';

/** The URL path of the page that a file of Markdown becomes: docs/data.mdx is /docs/data. */
export function addressOf(file: string): string {
  const inside = path.relative(path.resolve(__dirname, '../..'), file).split(path.sep).join('/');
  return `/${inside.replace(/^src\/pages\//, '').replace(/\.mdx?$/, '')}`;
}
