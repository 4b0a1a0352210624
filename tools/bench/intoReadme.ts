/** Puts text between two marks of tools/bench/README.md or of another file, in place of what is there. */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

const readme = path.join(__dirname, 'README.md');

export function intoReadme(mark: string, text: string, file = readme): void {
  const [start, end] = [`<!-- ${mark} -->\n`, `<!-- /${mark} -->`];
  const before = readFileSync(file, 'utf8');
  const [from, to] = [before.indexOf(start), before.indexOf(end)];
  if (from < 0 || to < from) {
    throw new Error(`${path.basename(file)} has lost its marks ${start} and ${end}`);
  }
  writeFileSync(file, `${before.slice(0, from + start.length)}\n${text}\n\n${before.slice(to)}`);
}
