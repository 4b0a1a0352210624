/** The parts of a release that can be downloaded, loaded when a planner is shown. */
import {samplesOf, type Sample, type Sample2024} from '@site/src/data/catalogue';
import {collectionParts, skimParts, type Part} from './plan';

interface Plan {
  readonly parts: readonly Part[];
  /** Undefined where the sizes of single samples are not published. */
  readonly samples: readonly Sample2024[] | undefined;
}

export type PlannedRelease = '2025e-13tev-beta' | '2020e-13tev';

const hasNtuple = (sample: Sample): sample is Sample2024 => 'ntupleBytes' in sample;

async function loadSkims(): Promise<Plan> {
  const [{recordOf}, samples] = await Promise.all([
    import('@site/src/data/catalogue/records'),
    samplesOf('2025e-13tev-beta'),
  ]);
  return {parts: skimParts(recordOf), samples: samples.filter(hasNtuple)};
}

export const loadPlan: Readonly<Record<PlannedRelease, () => Promise<Plan>>> = {
  '2025e-13tev-beta': loadSkims,
  '2020e-13tev': () => Promise.resolve({parts: collectionParts(), samples: undefined}),
};
