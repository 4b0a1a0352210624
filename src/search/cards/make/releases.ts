/** Releases as cards name them, and the pages that list their samples, records and variables. */
import {releaseOf} from '../../../data/catalogue/releases';
import type {CatalogueRecord, ReleaseKey} from '../../../data/catalogue/types';
import type {CardLink} from '../types';
import {pageLink} from './page';

/** The title without what collided: 2025 education release (beta). */
export const releaseName = (key: ReleaseKey): string => releaseOf(key).title.split(',')[0] ?? key;

/** Names with commas and "and"; an article comes before all but the first. */
function joined(names: readonly string[], article = ''): string {
  const last = names.at(-1) ?? '';
  const others = names.slice(0, -1).join(`, ${article}`);
  return others ? `${others} and ${article}${last}` : last;
}

/** The same within a sentence, after "the". */
export const releaseList = (keys: readonly ReleaseKey[]): string => {
  const names = keys.map(releaseName);
  const kinds = new Set(names.map((name) => name.replace(/^\d{4} /, '')));
  const [kind = ''] = kinds;
  if (names.length > 1 && kinds.size === 1) {
    return `${joined(names.map((name) => name.slice(0, 4)))} ${kind}s`;
  }
  return joined(names, 'the ');
};

const details = '/docs/data/for_education';
const research = '/docs/data/for_research';

const recordPages: Readonly<Record<CatalogueRecord['release'], string>> = {
  '2016e-8tev': `${details}/8TeV_details#how-to-cite`,
  '2020e-13tev': `${details}/13TeV_details#collections`,
  '2024r-pp': `${research}/pp_data#records`,
  '2024r-hi': `${research}/hi_data#records`,
  '2025e-13tev-beta': `${details}/13TeV25_details#records`,
  '2025r-evgen-13tev': `${research}/evgen_data#what-is-published`,
  '2025r-evgen-13p6tev': `${research}/evgen_data#what-is-published`,
  masterclass: `${research}/bespoke_datasets#masterclass-events`,
  bespoke: `${research}/bespoke_datasets#choose-by-task`,
};

/** The page that describes the records of a release. */
export const recordPage = (release: CatalogueRecord['release']): CardLink =>
  pageLink(recordPages[release]);

/** The page that lists the variables of a release, without anchor. */
export const variablePages = {
  '2016e-8tev': `${details}/8TeV_details`,
  '2020e-13tev': `${details}/13TeV_details`,
  '2025e-13tev-beta': `${details}/13TeV25_details`,
} as const;
