/** The organisations behind the data, in the words of schema.org. */

export const atlas = {
  '@type': 'Organization',
  name: 'ATLAS Collaboration',
  url: 'https://atlas.cern',
} as const;

export const portal = {
  '@type': 'Organization',
  name: 'CERN Open Data Portal',
  url: 'https://opendata.cern.ch',
} as const;
