/** Simulated samples by number: a hit leads to the sample, opened in the finder of its release. */
import {samples2016} from '../data/catalogue/samples/education2016';
import {samples2020} from '../data/catalogue/samples/education2020';
import {samplesEvgen13} from '../data/catalogue/samples/evgen13';
import {samples2024} from '../data/catalogue/samples/research2024';
import type {Sample} from '../data/catalogue/types';
import type {ExtraSource} from './extraSources';
import type {Section} from './local/section';

interface Finder {
  readonly title: string;
  /** Page and heading of the finder, without base URL. */
  readonly page: string;
  readonly anchor: string;
  readonly samples: readonly Sample[];
}

/** The research release has the samples of the 2025 release; one of the two is enough. */
const finders: readonly Finder[] = [
  {
    title: 'Simulated samples of the 2025 release',
    page: 'docs/data/for_education/13TeV25_metadata',
    anchor: 'sample-table',
    samples: samples2024,
  },
  {
    title: 'Simulated samples of the 2020 release',
    page: 'docs/data/for_education/13TeV_metadata',
    anchor: 'selected-samples',
    samples: samples2020,
  },
  {
    title: 'Simulated samples at 8 TeV',
    page: 'docs/data/for_education/8TeV_metadata',
    anchor: 'selected-samples',
    samples: samples2016,
  },
  {
    title: 'Event-generation samples at 13 TeV',
    page: 'docs/data/for_research/evgen_metadata',
    anchor: 'the-first-set-at-13-tev',
    samples: samplesEvgen13,
  },
];

export const sampleSource: ExtraSource = ({baseUrl}) =>
  finders.flatMap(({title, page, anchor, samples}) =>
    samples.map(({dsid}): Section => ({
      url: `${baseUrl}${page}?mc.v=1&mc.q=${dsid}&mc.open=${dsid}#${anchor}`,
      group: 'Data',
      title,
      path: [`Sample ${dsid}`],
      text: '',
      language: 'en',
      tag: 'docs-default-current',
    })),
  );
