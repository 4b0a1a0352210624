/** `llms.txt`: the pages as a list for language models, in the order of the menus, with the address of each twin. */
import {site} from '../../../../config/site';
import type {SidebarId} from '../../../../src/data/sidebarLabels';
import {sidebarLabels} from '../../../../src/data/sidebarLabels';
import {twinOf} from '../markdown/twin';
import type {SitePage} from './sitePages';

/** Pages that carry no information of the data or the physics. */
const optional = new Set(['/README', '/privacy', '/accessibility', '/LatestNews']);

const line = ({title, address, description}: SitePage): string =>
  `- [${title.replace(/[[\]]/g, '\\$&')}](${twinOf(address)}): ${description}`;

const section = (name: string, pages: readonly SitePage[]): string =>
  pages.length > 0 ? `\n## ${name}\n\n${pages.map(line).join('\n')}\n` : '';

const conventions = [
  'Each page has a Markdown twin at its address with `.md` at the end; links below lead to those.',
  'Formulas are TeX between dollar signs. Text is under CC BY 4.0; the data have licences of their own, stated with each release.',
].join(' ');

/** @param root the public address of the site, with a slash at its end */
export function llmsText(pages: readonly SitePage[], root: string): string {
  const listed = pages.filter(({isListed}) => isListed);
  const home = listed.find(({route}) => route === '/');
  const inSidebar = (id: SidebarId) => listed.filter(({sidebar}) => sidebar === id);
  const general = listed.filter(
    ({sidebar, route}) => !sidebar && route !== '/' && !optional.has(route),
  );
  const sections = (Object.keys(sidebarLabels) as SidebarId[]).map((id) =>
    section(sidebarLabels[id], inSidebar(id)),
  );
  const data = `\n## Tables and bibliography\n\n- [What the files of the catalogue hold](${root}data/README.md): releases, records, simulated samples and variables as JSON and CSV, and the sources as BibTeX.\n`;
  return [
    `# ${site.title}\n\n> ${home?.description ?? site.tagline}\n\n${conventions}\n`,
    ...sections,
    section('General', general),
    data,
    section(
      'Optional',
      listed.filter(({route}) => optional.has(route)),
    ),
  ].join('');
}
