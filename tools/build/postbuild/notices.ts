/** `third-party-notices.txt`: what of others is in the site, under which licence. */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {noticeOf} from '../notices/notice';
import {shippedPackages} from '../notices/shipped';
import type {FinishStep} from './builtSite';

export const noticesStep: FinishStep = {
  name: 'works of others',
  run({folder}) {
    const root = process.cwd();
    const text = noticeOf(root, shippedPackages(root));
    writeFileSync(path.join(folder, 'third-party-notices.txt'), text);
    return Promise.resolve();
  },
};
