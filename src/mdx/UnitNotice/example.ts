import type {ReleaseKey} from '@site/src/data/catalogue/types';

interface Example {
  readonly variable: string;
  /** In GeV. */
  readonly threshold: number;
}

/** A cut as it is usual with the files of a release. */
const examples: Readonly<Partial<Record<ReleaseKey, Example>>> = {
  '2024r-pp': {variable: 'AnalysisMuonsAuxDyn.pt', threshold: 25},
  '2024r-hi': {variable: 'pt', threshold: 1},
  '2025r-evgen-13tev': {variable: 'pt', threshold: 25},
  '2025r-evgen-13p6tev': {variable: 'pt', threshold: 25},
};

export const exampleOf = (release: ReleaseKey): Example =>
  examples[release] ?? {variable: 'lep_pt', threshold: 25};
