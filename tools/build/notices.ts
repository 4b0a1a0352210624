/** `npm run notices`: prints the notice of the works of others that the build serves at /third-party-notices.txt. */
import {noticeOf} from './notices/notice';
import {shippedPackages} from './notices/shipped';

const root = process.cwd();
process.stdout.write(noticeOf(root, shippedPackages(root)));
