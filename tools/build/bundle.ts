/** `npm run bundle`: the built site as one zip, for a USB stick or the server of a school. */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {formatBytes} from '../../src/kit/format/bytes';
import {makeBundle} from './bundle/bundle';
import {sha256} from './bundle/checksums';

const folder = 'bundle';

function bundle(): void {
  const {name, files, zip} = makeBundle('build');
  const file = path.join(folder, `${name}.zip`);
  mkdirSync(folder, {recursive: true});
  writeFileSync(file, zip);
  writeFileSync(`${file}.sha256`, `${sha256(zip)}  ${name}.zip\n`);
  console.log(`${file}: ${formatBytes(zip.length)}, ${files.length} files`);
}

try {
  bundle();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
