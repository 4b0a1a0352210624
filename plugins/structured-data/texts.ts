/** What search engines for datasets report each release, and the page that they lead to. */
import type {ReleaseKey} from '../../src/data/catalogue';

export interface DatasetText {
  /** The page of the release. */
  readonly page: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly measurementTechnique: readonly string[];
}

const always = ['ATLAS', 'CERN', 'LHC', 'open data', 'particle physics'];
const detector = 'collisions recorded by the ATLAS detector at the Large Hadron Collider';
const simulation = 'Monte Carlo simulation of collisions and of the detector';

export const datasetTexts: Readonly<Record<ReleaseKey, DatasetText>> = {
  '2016e-8tev': {
    page: '/docs/data/for_education/8TeV_details',
    description:
      'Proton–proton collisions at 8 TeV from 2012, about 1 fb⁻¹, with 42 simulated samples, as small ROOT ntuples for teaching: leptons, jets and missing transverse momentum in MeV, with the corrections that simulation needs.',
    keywords: [...always, 'education', '8 TeV', 'ROOT', 'Run 1'],
    measurementTechnique: [detector, simulation],
  },
  '2020e-13tev': {
    page: '/docs/data/for_education/13TeV_details',
    description:
      'Proton–proton collisions at 13 TeV from 2016, 10 fb⁻¹, with 228 simulated samples, as ROOT ntuples for teaching in eight collections by final state: leptons, photons, jets, large-R jets and hadronic taus in MeV, with a simplified systematic uncertainty for each kind of object.',
    keywords: [...always, 'education', '13 TeV', 'ROOT', 'Run 2', 'Higgs boson'],
    measurementTechnique: [detector, simulation],
  },
  '2024r-pp': {
    page: '/docs/data/for_research/pp_data',
    description:
      'All proton–proton collisions at 13 TeV that ATLAS recorded for physics in 2015 and 2016, 7.08 billion events or 36.6 fb⁻¹ after the good run lists, with 373 simulated samples, in the calibrated format DAOD_PHYSLITE that the collaboration itself uses for analysis.',
    keywords: [...always, 'research', '13 TeV', 'PHYSLITE', 'Run 2', 'Higgs boson', 'top quark'],
    measurementTechnique: [detector, simulation],
  },
  '2024r-hi': {
    page: '/docs/data/for_research/hi_data',
    description:
      'Lead–lead collisions at 5.02 TeV per nucleon pair from 2015: 221 million minimum-bias events with tracks, and a simulated sample of 100,000 events, in the format DAOD_HION14 for studies of flow and correlations of charged particles.',
    keywords: [...always, 'research', 'heavy ions', 'lead', 'quark–gluon plasma', '5.02 TeV'],
    measurementTechnique: [detector, simulation],
  },
  '2025e-13tev-beta': {
    page: '/docs/data/for_education/13TeV25_details',
    description:
      'The 2015 and 2016 proton–proton collisions at 13 TeV, 36.6 fb⁻¹, with 373 simulated samples, as ROOT ntuples for teaching (beta): leptons, photons, taus, jets, large-R jets and generated particles in GeV, whole or in eleven smaller skims by final state.',
    keywords: [...always, 'education', '13 TeV', 'ROOT', 'Run 2', 'Higgs boson', 'top quark'],
    measurementTechnique: [detector, simulation],
  },
  '2025r-evgen-13tev': {
    page: '/docs/data/for_research/evgen_data',
    description:
      'Generated proton–proton collisions at 13 TeV as HepMC files, without detector: the first set holds 24.2 million Drell–Yan events in slices of the dilepton mass from 120 GeV on, for electrons, muons and taus.',
    keywords: [...always, 'research', '13 TeV', 'event generation', 'HepMC', 'Drell–Yan'],
    measurementTechnique: ['Monte Carlo event generation'],
  },
  '2025r-evgen-13p6tev': {
    page: '/docs/data/for_research/evgen_data',
    description:
      'Generated proton–proton collisions at 13.6 TeV as HepMC files, without detector, which the Python package atlasopenmagic lists and opens.',
    keywords: [...always, 'research', '13.6 TeV', 'event generation', 'HepMC'],
    measurementTechnique: ['Monte Carlo event generation'],
  },
};

export const catalogPage = '/docs/data';

export const catalogText = {
  name: 'ATLAS Open Data',
  description:
    'The releases of collision data, simulation and generated events that the ATLAS Collaboration has opened for education and research, with their records on the CERN Open Data Portal, their samples and their variables.',
  keywords: always,
} as const;
