import {group, type Sidebar} from './category';

export const documentation: Sidebar = [
  group('Introduction', 'doc-introduction', [
    'documentation/introduction/introductory_page',
    'documentation/introduction/purpose_data_release',
    'documentation/introduction/purpose_data_education',
    'documentation/introduction/purpose_data_research',
    'documentation/introduction/introduction_LCH',
    'documentation/introduction/introduction_ATLAS',
    'documentation/introduction/SM_and_beyond',
    'documentation/introduction/events',
    'documentation/introduction/heavy_ions',
  ]),
  group('Data collection', 'doc-data-collection', [
    'documentation/data_collection',
    'documentation/data_collection/GRL_definition',
  ]),
  group('Data formats', 'doc-data-formats', [
    'documentation/data_format/introduction_data_format',
    'documentation/data_format/ntuple',
    'documentation/data_format/physlite',
    'documentation/data_format/HI_formats',
  ]),
  group('Physics objects', 'doc-physics-objects', [
    'documentation/physic_objects/physic_objects_intro',
    'documentation/physic_objects/electronphoton',
    'documentation/physic_objects/electronphoton_reco',
    'documentation/physic_objects/electronphoton_calibration',
    'documentation/physic_objects/jets',
    'documentation/physic_objects/jets_reco',
    'documentation/physic_objects/jets_calibration',
  ]),
  group('Monte Carlo simulation', 'doc-monte-carlo', [
    'documentation/monte_carlo/introduction_MC',
    'documentation/monte_carlo/MC_production_chain',
    'documentation/monte_carlo/simulation_tools',
  ]),
  'documentation/systematics',
  group('Example analyses', 'doc-example-analyses', [
    'documentation/example_analyses/example_analyses_intro',
    'documentation/example_analyses/analysis_examples_education_2020',
  ]),
  group('Using and citing', 'doc-citing', ['documentation/ethical_legal/citation_policy']),
  group('Support and resources', 'doc-support', [
    'documentation/support_resources/technical_support',
    'documentation/support_resources/resources',
    'documentation/support_resources/links',
  ]),
];
