/** The fonts that the site serves are those that `npm run fonts` makes, and nothing else. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import listed from '../../config/generated/fonts.json';
import {makeFonts} from '../../tools/generate/fonts/makeFonts';

const folder = path.join('static', 'fonts');
const advice = 'run `npm run fonts` and commit what it writes';

it('files and list are what the installed font packages give', async () => {
  const fonts = await makeFonts();
  for (const [key, {name, content}] of Object.entries(fonts)) {
    expect(listed[key as keyof typeof fonts], advice).toBe(name);
    expect(readFileSync(path.join(folder, name)).equals(content), `${name}: ${advice}`).toBe(true);
  }
  const names = Object.values(fonts).map(({name}) => name);
  expect(readdirSync(folder).sort(), advice).toEqual(names.sort());
});
