/**
 * Builds the copy of the site below a path. The four-lepton analyser has recorded data there: the tool converts our
 * test file, and the build fetches the result from a server on this machine.
 */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {basePath} from '../../tools/build/subpathSite';
import {environmentWith} from '../../tools/lib/environment';
import {startFileServer} from '../support/fileServer';
import {fourLeptonSample} from '../support/recordedSample';

async function main(): Promise<void> {
  const sample = await fourLeptonSample();
  const server = await startFileServer(sample.files);
  const build = ['tools/build/build.ts', '--out-dir', 'build-subpath', '--without-copies'];
  const child = spawn('node_modules/.bin/tsx', build, {
    stdio: 'inherit',
    env: environmentWith({
      BASE_URL: basePath,
      CSP_META: '1',
      KITCHEN_SINK: '',
      RECORDED_SAMPLES: sample.settingAt(server.origin),
    }),
  });
  const [status] = (await once(child, 'exit')) as [number | null];
  await server.stop();
  process.exitCode = status ?? 1;
}

void main();
