import {category, group, type Sidebar} from './category';

export const webapps: Sidebar = [
  category({
    label: 'Web apps for education',
    slug: 'web-apps-for-education',
    description:
      'Particle physics with nothing to install: guides from the first histogram to the Higgs boson and the top quark, for lessons of 45 or 90 minutes and for the curious.',
    items: [
      group('Start here', 'webapps-start', [
        'webapps/histanalyser',
        'webapps/curriculum',
        'webapps/teachersapp',
      ]),
      group('Find the Higgs boson', 'webapps-higgs', [
        'webapps/the-higgs-boson',
        'webapps/atlas_events',
        'webapps/analyses',
        'webapps/data-and-simulated-data_13TeV',
        'webapps/the_display_histograms_13TeV',
        'webapps/separate_signals_13TeV',
        'webapps/histogram-analyser-2_13TeV',
        'webapps/find_the_higgs_2_13TeV',
      ]),
      group('Rare top-quark processes', 'webapps-top', [
        'webapps/rare-top-processes',
        'webapps/ttZanalyses',
        'webapps/histogram-analyser-ttZ',
        'webapps/separate_signals_ttZ',
        'webapps/find_ttZ',
      ]),
      group('Machine learning', 'webapps-ml', ['webapps/mlapp']),
    ],
  }),
];
