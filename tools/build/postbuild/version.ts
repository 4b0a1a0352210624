/** `version.json` names the build, so that anybody can ask a running copy which one it is. */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {buildId} from '../../../config/build';
import type {FinishStep} from './builtSite';

interface Package {
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
}

export const versionStep: FinishStep = {
  name: 'name of the build',
  run({folder}) {
    const {version, dependencies} = JSON.parse(readFileSync('package.json', 'utf8')) as Package;
    const versionInfo = {build: buildId, version, docusaurus: dependencies['@docusaurus/core']};
    writeFileSync(path.join(folder, 'version.json'), `${JSON.stringify(versionInfo, null, 2)}\n`);
    return Promise.resolve();
  },
};
