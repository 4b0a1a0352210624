/** The six steps from a collision to a result, with the pages of the documentation that belong to each. */
import type {StepName} from './stepNames';

interface ChainPage {
  /** The document without the folder of the documentation, which is also the end of its address. */
  readonly id: string;
  readonly label: string;
}

export interface ChainStep {
  readonly key: StepName;
  readonly question: string;
  readonly pages: readonly ChainPage[];
}

export const chainSteps: readonly ChainStep[] = [
  {
    key: 'collision',
    question: 'Where do the particles come from?',
    pages: [
      {id: 'introduction/introduction_LCH', label: 'The Large Hadron Collider'},
      {id: 'introduction/SM_and_beyond', label: 'The Standard Model'},
      {id: 'introduction/heavy_ions', label: 'Heavy-ion collisions'},
    ],
  },
  {
    key: 'event',
    question: 'What is recorded in a collision?',
    pages: [
      {id: 'introduction/events', label: 'What is an event?'},
      {id: 'introduction/introduction_ATLAS', label: 'The ATLAS detector'},
      {id: 'data_collection', label: 'Data collection'},
      {id: 'data_collection/GRL_definition', label: 'Good run lists'},
    ],
  },
  {
    key: 'object',
    question: 'What is an electron or a jet in the data?',
    pages: [
      {id: 'physic_objects/physic_objects_intro', label: 'Physics objects'},
      {id: 'physic_objects/electronphoton', label: 'Electrons and photons'},
      {id: 'physic_objects/electronphoton_reco', label: 'Their reconstruction'},
      {id: 'physic_objects/electronphoton_calibration', label: 'Their calibration'},
      {id: 'physic_objects/jets', label: 'Jets'},
      {id: 'physic_objects/jets_reco', label: 'Jet reconstruction'},
      {id: 'physic_objects/jets_calibration', label: 'Jet calibration'},
    ],
  },
  {
    key: 'selection',
    question: 'Which events do you keep?',
    pages: [
      {id: 'data_format/introduction_data_format', label: 'Data formats'},
      {id: 'data_format/ntuple', label: 'Education ntuples'},
      {id: 'data_format/physlite', label: 'PHYSLITE'},
      {id: 'data_format/HI_formats', label: 'Heavy-ion formats'},
    ],
  },
  {
    key: 'prediction',
    question: 'What do you expect to see?',
    pages: [
      {id: 'monte_carlo/introduction_MC', label: 'Simulation'},
      {id: 'monte_carlo/MC_production_chain', label: 'The production chain'},
      {id: 'monte_carlo/simulation_tools', label: 'Simulation tools'},
    ],
  },
  {
    key: 'result',
    question: 'How certain can you be?',
    pages: [
      {id: 'systematics', label: 'Systematic uncertainties'},
      {id: 'example_analyses/example_analyses_intro', label: 'Example analyses'},
      {
        id: 'example_analyses/analysis_examples_education_2020',
        label: 'Analyses of the 2020 release',
      },
      {id: 'ethical_legal/citation_policy', label: 'Citation policy'},
    ],
  },
];

/** Folder of the documentation, in the ids of documents. */
export const chainFolder = 'documentation/';
