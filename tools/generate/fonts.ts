/** `npm run fonts`: writes static/fonts and config/generated/fonts.json from the installed font packages. */
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {makeFonts} from './fonts/makeFonts';

const folder = path.join('static', 'fonts');

async function generate(): Promise<void> {
  const fonts = await makeFonts();
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  for (const {name, content} of Object.values(fonts)) {
    writeFileSync(path.join(folder, name), content);
    console.log(`${name}: ${(content.length / 1000).toFixed(1)} kB`);
  }
  const names = Object.entries(fonts).map(([key, {name}]) => [key, name]);
  const list = {generatedBy: 'npm run fonts', ...Object.fromEntries(names)};
  writeFileSync('config/generated/fonts.json', `${JSON.stringify(list, null, 2)}\n`);
}

void generate();
