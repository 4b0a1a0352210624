/** A release as a Dataset of schema.org. */
import {
  collections,
  doiUrl,
  licenceUrl,
  recordUrl,
  releaseOf,
  variablesOf,
  type CatalogueRecord,
  type Release,
  type ReleaseKey,
  type Variable,
} from '../../src/data/catalogue';
import {recordOf, records} from '../../src/data/catalogue/records';
import {formatBytes} from '../../src/kit/format/bytes';
import {atlas, portal} from './parties';
import {catalogPage, catalogText, datasetTexts} from './texts';

/** A node of JSON-LD. What is undefined in it is left out of the page. */
export type JsonLd = Readonly<Record<string, unknown>>;

/** ROOT has no media type of its own: schema.org then asks for an address that explains the format. */
const encodings: Readonly<Record<string, string>> = {
  zip: 'application/zip',
  HEPMC: 'application/gzip',
  root: 'https://root.cern/',
};

function encodingOf({formats, level}: CatalogueRecord): string | undefined {
  if (level === 'bundle') return encodings.zip;
  const known = Object.keys(encodings).find((format) => formats?.includes(format));
  return known === undefined ? undefined : encodings[known];
}

function download(record: CatalogueRecord): JsonLd {
  const {id, title, bytes} = record;
  return {
    '@type': 'DataDownload',
    name: title,
    contentUrl: recordUrl(id),
    encodingFormat: encodingOf(record),
    contentSize: bytes === null ? undefined : formatBytes(bytes).replace('\u00a0', ' '),
  };
}

const measured = ({name, meaning, unit}: Variable): JsonLd => ({
  '@type': 'PropertyValue',
  name,
  description: meaning ?? undefined,
  unitText: unit === null || unit === 'none' ? undefined : unit,
});

/** The records that stand for the whole release: its own summary or, in 2020, its collections. */
function standFor({key, entryRecord}: Release): readonly CatalogueRecord[] {
  if (key === '2020e-13tev') return collections.map(({record}) => recordOf(record));
  const entry = entryRecord === null ? undefined : recordOf(entryRecord);
  return entry?.release === key ? [entry] : [];
}

/** The records with files of the release; in 2020 its collections, not the jets for training beside them. */
const withFiles = (release: Release): readonly CatalogueRecord[] =>
  release.key === '2020e-13tev'
    ? standFor(release)
    : records.filter(
        ({release: owner, level, kind}) =>
          owner === release.key &&
          (level === 'dataset' || level === 'bundle') &&
          (kind === 'data' || kind === 'mc' || kind === 'data+mc'),
      );

const unlessEmpty = <Item>(items: readonly Item[]): readonly Item[] | undefined =>
  items.length > 0 ? items : undefined;

function coverage(years: Release['dataYears']): string | undefined {
  const [first, ...later] = years ?? [];
  const last = later.at(-1);
  return first === undefined ? undefined : last === undefined ? `${first}` : `${first}/${last}`;
}

/** The node of a dataset on its page, by which the catalogue points to it. */
export const datasetId = (release: ReleaseKey, site: string): string =>
  `${site}${datasetTexts[release].page.slice(1)}#${release}`;

/** @param site the public address of the site, with a slash at its end */
export async function datasetJsonLd(key: ReleaseKey, site: string): Promise<JsonLd> {
  const release = releaseOf(key);
  const {page, ...text} = datasetTexts[key];
  const entries = standFor(release);
  const licences = new Set(entries.map(({licence}) => licence));
  const [licence] = licences.size === 1 ? licences : [];
  return {
    '@context': 'https://schema.org',
    '@type': 'Dataset',
    '@id': datasetId(key, site),
    name: `ATLAS Open Data: ${release.title}`,
    alternateName: key,
    ...text,
    url: `${site}${page.slice(1)}`,
    identifier: unlessEmpty(entries.flatMap(({doi}) => (doi === null ? [] : [doiUrl(doi)]))),
    sameAs: unlessEmpty(entries.map(({id}) => recordUrl(id))),
    license: licence ? licenceUrl(licence) : undefined,
    isAccessibleForFree: true,
    creator: atlas,
    publisher: portal,
    datePublished: release.released,
    temporalCoverage: coverage(release.dataYears),
    variableMeasured: unlessEmpty((await variablesOf(key)).map(measured)),
    distribution: unlessEmpty(withFiles(release).map(download)),
    includedInDataCatalog: {
      '@type': 'DataCatalog',
      name: catalogText.name,
      url: `${site}${catalogPage.slice(1)}`,
    },
  };
}
