/** The card that other sites show beside a link to a page: its title, its section, the mark of the site. */
import path from 'node:path';
import {Resvg} from '@resvg/resvg-js';
import {site} from '../../../../config/site';
import type {SidebarId} from '../../../../src/data/sidebarLabels';
import {sidebarLabels} from '../../../../src/data/sidebarLabels';
import type {SitePage} from '../metadata/sitePages';
import {colours, mark} from '../../../generate/pictures/drawings';
import {readFont} from './font';
import {lineStep, setTitle, type Setting} from './lines';
import {motif} from './motifs';
import {indexedPng} from './png';

interface Card {
  /** Where it goes, below the base URL. */
  readonly file: string;
  readonly width: number;
  readonly height: number;
  /** What it shows, for those who cannot see it. */
  readonly words: string;
  /** By what it is drawn. */
  readonly name: string;
  readonly draw: () => Buffer;
}

const fonts = path.join('node_modules/source-sans/TTF');
const fontFiles = ['SourceSans3-Regular.ttf', 'SourceSans3-Semibold.ttf'].map((name) =>
  path.join(fonts, name),
);
const titleFont = readFont(path.join(fonts, 'SourceSans3-Semibold.ttf'));

const size = {width: 1200, height: 630};
const room = {width: 640, height: 360, sizes: [88, 80, 72, 66, 60, 54, 48]};
const {ink, soft, paper, accent} = colours;

/** Pages in no sidebar that belong to a section all the same. */
function sectionOf({sidebar, route, isApp}: SitePage): SidebarId | null {
  if (isApp) return 'webapps';
  if (route.startsWith('/docs/data/')) return 'data';
  if (route.startsWith('/docs/8TeVDoc/') || route.startsWith('/docs/notebooks/')) return 'tutedu';
  return route === '/' ? 'paths' : sidebar;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function titleLines({size: fontSize, lines}: Setting): string {
  const step = fontSize * lineStep;
  const first = 360 - ((lines.length - 1) * step) / 2 + fontSize * 0.32;
  return lines
    .map(
      (text, index) =>
        `<text x="70" y="${(first + index * step).toFixed(1)}">${escaped(text)}</text>`,
    )
    .join('');
}

function drawing(title: string, section: SidebarId | null, host: string): string {
  const setting = setTitle(titleFont, title, room);
  const label = section ? sidebarLabels[section] : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" font-family="Source Sans 3">
<rect width="1200" height="630" fill="${paper}"/><rect width="1200" height="16" fill="${accent}"/>
<g transform="translate(70 62) scale(1.9)">${mark}</g>
<text x="148" y="106" font-size="36" font-weight="600" fill="${ink}">${escaped(site.title)}</text>
<text x="1130" y="106" font-size="30" fill="${soft}" text-anchor="end">${escaped(label)}</text>
<g font-size="${setting.size}" font-weight="600" fill="${ink}">${titleLines(setting)}</g>
<text x="70" y="586" font-size="28" fill="${soft}">${escaped(host)}</text>
<g transform="translate(770 175)">${motif(section)}</g>
</svg>`;
}

function draw(svg: string): Buffer {
  const picture = new Resvg(svg, {
    font: {fontFiles, loadSystemFonts: false, defaultFontFamily: 'Source Sans 3'},
  }).render();
  return indexedPng({width: picture.width, height: picture.height, pixels: picture.pixels});
}

export function cardOf(page: SitePage): Card {
  const section = sectionOf(page);
  const title = page.route === '/' ? site.tagline : page.title;
  const svg = drawing(title, section, new URL(page.address).host);
  const named = section ? `, in the section ${sidebarLabels[section]}` : '';
  return {
    file: `img/cards${page.route === '/' ? '/home' : page.route}.png`,
    ...size,
    words: `Card of ${site.title}: ${title}${named}`,
    name: svg,
    draw: () => draw(svg),
  };
}
