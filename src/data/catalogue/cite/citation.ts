/** What a citation of a record says, in whatever form it is written. */
import {recordUrl} from '../addresses';
import type {CatalogueRecord} from '../types';

export interface Citation {
  /** A name for the entry that no bibliography has otherwise. */
  readonly key: string;
  readonly kind: 'dataset' | 'software' | 'documentation';
  readonly author: string;
  /** As the record spells it: formulas are between dollar signs, in TeX. */
  readonly title: string;
  /** Null where the record states none. */
  readonly year: string | null;
  readonly publisher: string;
  readonly doi: string | null;
  readonly url: string;
  readonly licence: string | null;
}

const author = 'ATLAS Collaboration';
const publisher = 'CERN Open Data Portal';

const kinds: Readonly<Record<CatalogueRecord['kind'], Citation['kind']>> = {
  data: 'dataset',
  mc: 'dataset',
  'data+mc': 'dataset',
  software: 'software',
  documentation: 'documentation',
};

export function citationOf({id, kind, title, published, doi, licence}: CatalogueRecord): Citation {
  return {
    key: `ATLAS-OpenData-${id}`,
    kind: kinds[kind],
    author,
    title,
    year: published?.slice(0, 4) ?? null,
    publisher,
    doi,
    url: recordUrl(id),
    licence,
  };
}
