/** All that the site quotes, compared with the live sources, which are asked side by side. */
import type {VerifiedFile} from '../../../src/data/liveSources';
import type {RequestPolicy} from '../links/requestPolicy';
import {quotedTitles, verifyDois} from './dois';
import type {Finding} from './finding';
import {verifyPackages} from './packages';
import {pageCells} from './pageCells';
import {quotedCells} from './quotedCells';
import {quotedPackages} from './quotedPackages';
import {verifyRecords} from './records';
import {placesIn, quotingTexts} from './texts';

/** Where the sources are. */
export interface Origins {
  readonly portal: string;
  readonly doi: string;
  readonly pypi: string;
}

/** Everything that is quoted below a folder. */
export function collected(root: string) {
  const texts = quotingTexts(root);
  return {
    places: placesIn(texts),
    cells: [...quotedCells(root), ...pageCells(texts)],
    titles: quotedTitles,
    packages: quotedPackages,
  };
}

export async function verifyAll(
  {places, cells, titles, packages}: ReturnType<typeof collected>,
  before: VerifiedFile,
  origins: Origins,
  policy: RequestPolicy,
): Promise<readonly Finding[]> {
  const findings = await Promise.all([
    verifyRecords({cells, places, before}, origins.portal, policy),
    verifyDois({places, titles}, origins.doi, policy),
    verifyPackages(packages, origins.pypi, policy),
  ]);
  return findings.flat();
}
