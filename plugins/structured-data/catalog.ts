/** All releases as a DataCatalog of schema.org. */
import {releases} from '../../src/data/catalogue';
import {datasetId, type JsonLd} from './dataset';
import {atlas} from './parties';
import {catalogPage, catalogText, datasetTexts} from './texts';

/** @param site the public address of the site, with a slash at its end */
export const catalogJsonLd = (site: string): JsonLd => ({
  '@context': 'https://schema.org',
  '@type': 'DataCatalog',
  '@id': `${site}${catalogPage.slice(1)}#catalogue`,
  ...catalogText,
  url: `${site}${catalogPage.slice(1)}`,
  isAccessibleForFree: true,
  creator: atlas,
  dataset: releases.map(({key, title}) => ({
    '@type': 'Dataset',
    '@id': datasetId(key, site),
    name: `ATLAS Open Data: ${title}`,
    description: datasetTexts[key].description,
    url: `${site}${datasetTexts[key].page.slice(1)}`,
  })),
});
