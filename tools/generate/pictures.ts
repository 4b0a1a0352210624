/** `npm run pictures`: draws the icons and the card for social networks with a browser. */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {chromium, type Page} from '@playwright/test';
import {findBrowser} from '../lib/browser';
import files from '../../config/generated/fonts.json';
import {icon, socialCard} from './pictures/drawings';

const folder = path.join('static', 'img');

function page(svg: string): string {
  const font = readFileSync(path.join('static', 'fonts', files.sans)).toString('base64');
  const face = `@font-face{font-family:"Source Sans";font-weight:400 600;src:url(data:font/woff2;base64,${font})}`;
  return `<!doctype html><style>${face}body{margin:0}svg{display:block}</style>${svg}`;
}

async function png(tab: Page, svg: string, width: number, height: number): Promise<Buffer> {
  await tab.setViewportSize({width, height});
  await tab.setContent(page(svg));
  await tab.evaluate(() => document.fonts.ready.then(() => undefined));
  return tab.screenshot();
}

/** An .ico file that holds one PNG: a header of 6 bytes, an entry of 16, and the picture. */
function ico(picture: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(picture.length, 14);
  header.writeUInt32LE(22, 18);
  return Buffer.concat([header, picture]);
}

async function generate(): Promise<void> {
  const browser = await chromium.launch({executablePath: findBrowser(), args: ['--no-sandbox']});
  const tab = await browser.newPage();
  const write = (name: string, content: Buffer): void => {
    writeFileSync(path.join(folder, name), content);
    console.log(`${name}: ${(content.length / 1000).toFixed(1)} kB`);
  };
  write('social-card.png', await png(tab, socialCard(), 1200, 630));
  write('apple-touch-icon.png', await png(tab, icon(180, 0.14), 180, 180));
  write('icon-192.png', await png(tab, icon(192, 0.16), 192, 192));
  write('icon-512.png', await png(tab, icon(512, 0.16), 512, 512));
  // Phones cut this one to a circle of four fifths of its width.
  write('icon-maskable.png', await png(tab, icon(512, 0.22), 512, 512));
  writeFileSync(
    path.join('static', 'favicon.ico'),
    ico(await png(tab, icon(32, 0.02), 32, 32), 32),
  );
  await browser.close();
}

void generate();
