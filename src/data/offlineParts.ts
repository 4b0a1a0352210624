/** What readers can add to the pages when they save the site for offline: the apps with their data. */

export interface OfflinePart {
  readonly id: string;
  /** As the reader is asked: "and the event display with its events". */
  readonly title: string;
  /** The files of the built site that only it needs: a prefix of their paths. */
  readonly files: readonly string[];
}

function sample(key: string, title: string): OfflinePart {
  return {id: key, title, files: [`samples/${key}-`]};
}

/** The pages themselves, with search, formulas and the code of all apps: always saved. */
export const readingPart = 'reading';

export const appParts: readonly OfflinePart[] = [
  sample('hww13', 'Histogram analyser: Higgs boson to WW, 13 TeV'),
  sample('hww13d', 'Histogram analyser: simulated pseudo-data, 13 TeV'),
  sample('hww8', 'Histogram analyser: Higgs boson to WW, 8 TeV'),
  sample('ttz13', 'Histogram analyser: top quarks with a Z boson'),
  sample('hzz13', 'Histogram analyser: Higgs boson to four leptons'),
  sample('hyy13', 'Histogram analyser: Higgs boson to two photons'),
  sample('zll13', 'Histogram analyser: the Z boson'),
  sample('dm13', 'Histogram analyser: search for dark matter'),
  {
    id: 'ml-lab',
    title: 'Machine-learning lab',
    files: ['samples/dm13-', 'samples/hww13-', 'samples/ttz13-'],
  },
  {id: 'events', title: 'Event display with its library of events', files: ['events/']},
  {id: 'root', title: 'ROOT explorer with its example file', files: ['examples/']},
];
