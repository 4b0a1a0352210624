import {describe, expect, it} from 'vitest';
import {vitepressPage, vitepressSidebar} from './vitepressPages';

const page = (text: string): string => vitepressPage({file: 'docs/a.mdx', text}).text;

describe('vitepressPage', () => {
  it('writes admonitions as VitePress has them', () => {
    expect(page(':::warning[Pseudo-data]\n\nText\n\n:::')).toBe(
      '::: warning Pseudo-data\n\nText\n\n:::',
    );
    expect(page(':::note\n')).toBe('::: info\n');
  });

  it('links to files by their names here, and leaves code', () => {
    expect(page('[x](../b.mdx#part) [y](./c.mdx) `b.mdx`')).toBe(
      '[x](../b.md#part) [y](./c.md) `b.mdx`',
    );
  });

  it('makes the title of a page its heading, once', () => {
    expect(page('---\ntitle: A\n---\n\nText\n')).toContain('\n# A\n\n');
    const own = '---\ntitle: A\n---\n\n# B\n';
    expect(page(own)).toBe(own);
  });
});

describe('vitepressSidebar', () => {
  it('follows the folders; a page of the name of a folder stands for it', () => {
    const text = '---\ntitle: T\nsidebar_label: L\n---\n';
    const pages = ['docs/a.md', 'docs/a/b.md', 'docs/c/d.md', 'contact.md'].map((file) => ({
      file,
      text,
    }));
    expect(vitepressSidebar(pages)).toEqual([
      {text: 'L', link: '/docs/a', collapsed: true, items: [{text: 'L', link: '/docs/a/b'}]},
      {text: 'c', collapsed: true, items: [{text: 'L', link: '/docs/c/d'}]},
    ]);
  });
});
