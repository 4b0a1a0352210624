/** `npm run notices`: prints the notice of the works of others that the build serves at /third-party-notices.txt. */
import {noticeOf} from './lib/notices/notice';
import {shippedPackages} from './lib/notices/shipped';

const root = process.cwd();
process.stdout.write(noticeOf(root, shippedPackages(root)));
