/** Corrections to the notebooks for research data and for 8 TeV. */
import type {Correction} from '../schema';

const physlite = '/docs/tutresearch/physlitetut';

export const ofOthers: Readonly<Record<string, readonly Correction[]>> = {
  'for-research/physlite_tutorial.ipynb': [
    {
      topic: 'Cut on b-tags',
      found: 'Its cut `DL1dv01_pb > 0.85` is called the 85 % working point.',
      right:
        'Cut on the discriminant, which combines three outputs: 0.948 is the 85 % working point.',
      effect: null,
      at: `${physlite}#b-tagging`,
    },
    {
      topic: 'Unit of momenta',
      found: 'Its text gives "electron volts".',
      right: 'Momenta are in MeV.',
      effect: null,
      at: `${physlite}#what-you-need`,
    },
    {
      topic: 'Number of events',
      found: 'Its text gives 90,000.',
      right: 'The file contains 120,000 events.',
      effect: null,
      at: `${physlite}#what-you-need`,
    },
  ],
  'for-research/OpenEvgenTutorial.ipynb': [
    {
      topic: 'Leading lepton',
      found: 'It sorts leptons in ascending order and calls the first one "leading".',
      right: 'Sort in descending order of transverse momentum.',
      effect: 'The plotted lepton has the smallest transverse momentum.',
      at: '/docs/tutresearch/openevgentut#what-you-need',
    },
  ],
  'for-research/hepmc_fireworks.ipynb': [
    {
      topic: 'Dataset number',
      found: 'Its text refers to dataset 410470.',
      right: 'The code reads dataset 601229, top-quark pairs at 13.6 TeV.',
      effect: null,
      at: '/docs/tutresearch/openevgentut#fireworks',
    },
  ],
  'for-research/limitations/Limitations.ipynb': [
    {
      topic: 'Good run list for lead',
      found: 'The list `data15_5TeV` in its folder is for the proton reference data.',
      right: 'No public good run list is known for the 35 lead runs.',
      effect: 'A mask made with this list rejects every heavy-ion event.',
      at: '/docs/data/for_research/limitations_hi#no-good-runs-list-no-luminosity',
    },
  ],
  '8-TeV-examples/python/ATLAS_OpenData_8-TeV_simple_python_example_histogram.ipynb': [
    {
      topic: 'Number of events',
      found: 'Its text gives 50,000.',
      right: 'The sample contains 500,000 events.',
      effect: null,
      at: '/docs/8TeVDoc/gettingstarted#way-a-a-first-look-with-python',
    },
  ],
};
