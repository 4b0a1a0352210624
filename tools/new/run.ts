/** `npm run new -- page|faq|news|release|lesson`: adds the file, its entries and its address, with marked places to fill in. */
import {spawnSync} from 'node:child_process';
import {addNew, usage} from '.';
import {fillIn} from './recipe';

const args = process.argv.slice(2);

async function main(): Promise<void> {
  const {files, next, script} = await addNew(process.cwd(), args);
  console.log(`Written:\n${files.map((file) => `  ${file}`).join('\n')}`);
  if (script) spawnSync('node_modules/.bin/tsx', [`tools/${script}.ts`], {stdio: 'inherit'});
  console.log(
    `\nStill to do (look for "${fillIn}"):\n${next.map((step) => `  - ${step}`).join('\n')}`,
  );
}

main().catch((error: unknown) => {
  console.error(`Nothing was added. ${(error as Error).message}\n\n${usage(args[0])}`);
  process.exitCode = 1;
});
