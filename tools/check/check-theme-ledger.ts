/** Every changed theme part says on its first line what differs, and is entered in the ledger. */
import {readText, runCheck, type Check} from './runCheck';
import {filesBelow} from '../lib/files';

const folder = 'src/theme';
const ledger = `${folder}/README.md`;

function partOf(file: string): string {
  return file.replace(`${folder}/`, '').replace(/(?:\/index)?\.tsx$/, '');
}

export const checkThemeLedger: Check = (root) => {
  const parts = filesBelow(root, folder, /\.tsx$/);
  const text = readText(root, ledger);
  const entered = [...text.matchAll(/^\| `([^`]+)` +\|/gm)].map(([, part]) => part);
  return [
    ...parts
      .filter((file) => !/^\/\/ (?:Wraps|Replaces|Fills)/.test(readText(root, file)))
      .map((file) => `${file}: the first line must say what differs: "// Wraps upstream: …"`),
    ...parts
      .filter((file) => !entered.includes(partOf(file)))
      .map((file) => `${file}: add a row for \`${partOf(file)}\` to ${ledger}`),
    ...entered
      .filter((part) => !parts.some((file) => partOf(file) === part))
      .map((part) => `${ledger}: \`${part}\` is no longer changed: remove its row`),
  ];
};

if (require.main === module) runCheck(checkThemeLedger);
