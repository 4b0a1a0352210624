/** `npm run check:ages`: the nightly alarm for facts that nobody has looked at for too long. */
import matter from 'gray-matter';
import {catalogueProblems, pageProblems, type CheckedPage} from './factAges';
import {sourceFolder} from '../generate/catalogue/readTable';
import {readText, runCheck, type Check} from './runCheck';
import {filesBelow} from '../lib/files';

function checkedPage(root: string, file: string): readonly CheckedPage[] {
  const {last_checked: day} = matter(readText(root, file)).data as {last_checked?: Date | string};
  if (day === undefined) return [];
  return [{file, lastChecked: new Date(day).toISOString().slice(0, 10)}];
}

const checkAges: Check = (root) => {
  const today = new Date().toISOString().slice(0, 10);
  const pages = filesBelow(root, 'docs', /\.mdx?$/).flatMap((file) => checkedPage(root, file));
  return [
    ...catalogueProblems(readText(root, `${sourceFolder}/records.csv`), today),
    ...pageProblems(pages, today),
  ];
};

runCheck(checkAges);
