import {searchText} from '@site/src/data/catalogue/searchText';
import type {Sample} from '@site/src/data/catalogue';

/** Samples as things to choose from, found by number, name, process and generator. */
export const sampleOptions = (samples: readonly Sample[]) =>
  samples.map((sample) => ({
    id: sample.dsid,
    label: `${sample.dsid} ${sample.name}`,
    detail: sample.generator ? `${sample.process}; ${sample.generator}` : sample.process,
    words: searchText(sample),
  }));
