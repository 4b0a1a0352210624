/** `npm run serve -- --port 3000`: serves build/ on this machine and says where. */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {startStaticServer} from './staticServer';

const {values} = parseArgs({
  options: {
    port: {type: 'string', default: '3000'},
    root: {type: 'string', default: 'build'},
    addresses: {type: 'string', default: 'redirect'},
    uncompressed: {type: 'boolean', default: false},
  },
});

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

async function serve(): Promise<void> {
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    stop(`"${values.port}" is no port. Give a whole number from 1 to 65535: --port 3001`);
  }
  const root = path.resolve(values.root);
  if (!existsSync(path.join(root, 'index.html'))) {
    stop(`There is no built site in ${values.root}/. Build it first: npm run build`);
  }
  try {
    const addresses = values.addresses === 'plain' ? 'plain' : 'redirect';
    await startStaticServer({root, port, addresses, isCompressed: !values.uncompressed});
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    stop(
      `Port ${port} is in use by another program. Choose another one: npm run serve -- --port ${port + 1}`,
    );
  }
  console.log(`ATLAS Open Data is at http://localhost:${port} (stop with Ctrl+C)`);
}

void serve();
