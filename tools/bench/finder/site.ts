/** A copy of our site with pages that show the finder over thousands of invented rows. */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {makeOurSite} from '../ourSite';
import {build} from '../timedBuild';

export const sizes = [2_000, 10_000] as const;

export const addressOf = (rows: number): string => `/finder-of-${rows}`;

const pageOf = (rows: number): string => `
import Layout from '@theme/Layout';
import {DataFinder} from '@site/src/kit/finder';
import {syntheticRows} from '@site/src/kit/finder/model/syntheticRows';
import {testTable} from '@site/src/kit/finder/model/testTable';

const load = async () => syntheticRows(${rows});
const firstRows = syntheticRows(25);

export default function Page() {
  return (
    <Layout title="Invented samples" description="The finder over ${rows} invented samples.">
      <main className="container">
        <h1>Invented samples</h1>
        <DataFinder table={testTable} load={load} firstRows={firstRows} total={${rows}} csvHref="/" />
      </main>
    </Layout>
  );
}
`;

/** Gives the folder of the built site. */
export async function buildSite(): Promise<string> {
  const site = makeOurSite('finder');
  for (const rows of sizes) {
    writeFileSync(path.join(site, 'src/pages', `${addressOf(rows).slice(1)}.tsx`), pageOf(rows));
  }
  await build(site, 'finder');
  return path.join(site, 'build');
}
