/**
 * The sources of the classic site: what `create-docusaurus classic` makes, with our pages in it.
 *
 * Where it differs from the template of Docusaurus 3.9.2, and why:
 * - `future` is left at its defaults; the template switches the v4 flags on.
 * - The sidebar is the generated one, which is what `sidebarPath` left out gives; the template
 *   asks for the same in a file.
 * - No blog posts and no sample pages: the pages are ours, in both sites. The front page is plain.
 * - Mathematics is set up as the Docusaurus documentation shows, for the KaTeX version installed
 *   here, with our macros: our pages are written with them.
 * - The admonition keywords `faqs` and `notebook` are registered: our pages may use them.
 * - Our tags are taken out of the pages, and what is between them stays: `classicPages.ts`. So
 *   the lists of sources, figures, apps and tables that we compute are not on the pages.
 * - "Next" leads from ten pages where ours does, so that the same pages are turned.
 * - Menu and footer have one entry each, because there are no sample pages to link to.
 * - The style file sets two of the template's variables instead of nine for each colour mode.
 * - Broken links are reported, not fatal: some of our addresses come from our own sidebars.
 */
import {cpSync} from 'node:fs';
import path from 'node:path';
import {katexOptions, mathStylesheet} from '../../../config/math';
import {emptySite, projectRoot, writeFiles} from '../harness/sites';
import {classicPages} from './classicPages';

const manifest = {
  name: 'classic',
  private: true,
  browserslist: {
    production: ['>0.5%', 'not dead', 'not op_mini all'],
    development: ['last 3 chrome version', 'last 3 firefox version', 'last 5 safari version'],
  },
};

const stylesheet = {
  href: mathStylesheet.cdn,
  type: 'text/css',
  integrity: mathStylesheet.integrity,
  crossorigin: 'anonymous',
};

const config = `
import {themes} from 'prism-react-renderer';
import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';

const content = {
  remarkPlugins: [remarkMath],
  rehypePlugins: [[rehypeKatex, {macros: ${JSON.stringify(katexOptions.macros)}}]],
  admonitions: {keywords: ['faqs', 'notebook'], extendDefaults: true},
};

export default {
  title: 'My Site',
  tagline: 'Our pages in the classic template',
  favicon: 'img/favicon.svg',
  url: 'https://classic.example',
  baseUrl: '/',
  onBrokenLinks: 'warn',
  i18n: {defaultLocale: 'en', locales: ['en']},
  presets: [['classic', {
    docs: {...content, editUrl: 'https://classic.example/edit/'},
    pages: content,
    theme: {customCss: './src/css/custom.css'},
  }]],
  stylesheets: [${JSON.stringify(stylesheet)}],
  themeConfig: {
    colorMode: {respectPrefersColorScheme: true},
    navbar: {
      title: 'My Site',
      logo: {alt: 'My Site Logo', src: 'img/logo.svg'},
      items: [{type: 'docSidebar', sidebarId: 'defaultSidebar', position: 'left', label: 'Docs'}],
    },
    footer: {
      style: 'dark',
      links: [{title: 'Docs', items: [{label: 'Introduction', to: '/docs/intro'}]}],
      copyright: 'Built with Docusaurus.',
    },
    prism: {theme: themes.github, darkTheme: themes.dracula},
  },
};
`;

const frontPage = `
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';

export default function Home() {
  return (
    <Layout title="Hello" description="Our pages in the classic template">
      <main className="container">
        <h1>My Site</h1>
        <Link className="button button--secondary button--lg" to="/docs/intro">Read on</Link>
      </main>
    </Layout>
  );
}
`;

/** Text of each file that is not copied from our pages, by its path in the site. */
const classicFiles: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify(manifest),
  'docusaurus.config.js': config,
  'src/css/custom.css':
    ':root {\n  --ifm-color-primary: #2e8555;\n  --ifm-code-font-size: 95%;\n}\n',
  'src/pages/index.js': frontPage,
};

/** Writes the site and returns its folder. */
export function makeClassicSite(): string {
  const site = emptySite('classic');
  writeFiles(site, Object.entries(classicFiles));
  writeFiles(
    site,
    classicPages().map(({file, text}) => {
      return [file.startsWith('docs/') ? file : path.join('src/pages', file), text] as const;
    }),
  );
  cpSync(path.join(projectRoot, 'static'), path.join(site, 'static'), {recursive: true});
  return site;
}
