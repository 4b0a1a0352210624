/** Questions about the programme as a whole. */
import {btagWorkingPoints} from '../../../data/btagWorkingPoints';
import {releases} from '../../../data/catalogue/releases';
import type {AnswerCard} from '../types';
import {releaseName} from './releases';
import {taskCards, type TaskSource} from './task';

const details = '/docs/data/for_education';

const answers: readonly TaskSource[] = [
  {
    id: 'choose-a-release',
    title: 'Which release to choose',
    text: 'Choose the 2025 education release to learn, and the smallest of its skims that contains your final state. Choose a research release for a publication.',
    rows: [
      ['Lesson without an installation', 'a web application'],
      ['First peak, course or thesis exercise', '2025 education release'],
      ['Existing course, published guides', '2020 or 2016 education release'],
      ['Measurement or search', '2024 proton research release'],
      ['Lead–lead collisions', '2024 heavy-ion release'],
      ['Theory, own detector simulation', 'event-generation release'],
      ['Machine-learning benchmark', 'purpose-built datasets'],
    ],
    page: '/docs/data#which-one-suits-you',
    links: [
      ['/docs/data#compare', 'Compare the releases'],
      [`${details}/13TeV25_details#skims`, 'Skims of the 2025 release'],
    ],
    queries:
      'which release, which release to choose, choose release, releases, release, compare ' +
      'releases, difference between the releases, choose data, choose dataset, education ' +
      'or research release',
  },
  {
    id: 'units',
    title: 'Units of the momenta',
    text: 'Momenta, energies and masses are in GeV in the 2025 education ntuples and in MeV in all other releases. One GeV is 1000 MeV: a Z boson peak at 91,000 shows that the values are in MeV.',
    rows: releases
      .filter(({format}) => format !== 'HepMC2')
      .map(({key, energyUnit}) => [releaseName(key), energyUnit] as const),
    page: '/docs/documentation/data_format/introduction_data_format#units-before-anything-else',
    links: [['/docs/documentation/introduction/introductory_page#units', 'Units and conventions']],
    queries:
      'units, which units are the momenta in, units of momenta, unit of pt, momenta unit, ' +
      'unit, energy units, units of energy, which units, momentum in MeV or GeV',
  },
  {
    id: 'data-and-monte-carlo',
    title: 'Difference between data and Monte Carlo',
    text: 'Data are events that the detector recorded; each counts once, and the process behind it is unknown. Monte Carlo events are simulated: their process is known, and each has a weight. Both are reconstructed with the same software, so that they can be compared.',
    rows: [
      ['Data: origin', 'collisions, recorded by the detector'],
      ['Data: process', 'unknown'],
      ['Data: weight of an event', '1'],
      ['Data: use', 'the measurement'],
      ['Monte Carlo: origin', 'event generator and detector simulation'],
      ['Monte Carlo: process', 'known (truth)'],
      ['Monte Carlo: weight of an event', 'from cross-section, luminosity and sum of weights'],
      ['Monte Carlo: use', 'the prediction'],
    ],
    page: '/docs/webapps/data-and-simulated-data_13TeV#what-the-data-are',
    links: [
      ['/docs/documentation/monte_carlo/introduction_MC'],
      [
        '/docs/webapps/data-and-simulated-data_13TeV#reading-data-against-simulation',
        'Compare data with simulation',
      ],
    ],
    queries:
      'difference between data and Monte Carlo, data Monte Carlo, data vs MC, data and ' +
      'simulation, difference data simulation, data versus simulation, real and simulated ' +
      'data, data MC',
  },
  {
    id: 'licence',
    title: 'Licences of data, software and texts',
    text: 'The data and simulation of all releases are under CC0 1.0: you may copy, change and redistribute them, including commercially. A citation is requested. Some special records state no licence.',
    rows: [
      ['Data of all releases', 'CC0 1.0'],
      ['atlasopenmagic', 'Apache-2.0'],
      ['Notebook collection', 'EUPL 1.1'],
      ['Texts of this site', 'CC BY 4.0'],
      ['Papers of ATLAS', 'CC BY 4.0'],
      ['Images of ATLAS and CERN', 'their own terms'],
    ],
    page: '/docs/documentation/ethical_legal/citation_policy#licences',
    links: [
      [
        '/docs/documentation/ethical_legal/citation_policy#acknowledgement',
        'Acknowledgement without endorsement',
      ],
    ],
    queries:
      'licence, license, CC0, copyright, legal, terms of use, permission, licence of the ' +
      'data, reuse data, allowed to use the data, EUPL',
  },
  {
    id: 'b-tagging-cuts',
    title: 'b-tagging working points of the 2025 release',
    text: 'Cut on the integer `jet_btag_quantile`: a higher value is a tighter b-tag. The percentage is the fraction of b-jets that pass.',
    rows: btagWorkingPoints.map(
      ({quantile, efficiency}) =>
        [`${efficiency} %`, `\`jet_btag_quantile >= ${quantile}\``] as const,
    ),
    page: '/docs/13TeV25Doc/cheatsheet/variables#b-tagging-working-points',
    links: [
      [
        '/docs/documentation/physic_objects/physic_objects_intro#tagging-b-jets',
        'How b-tagging works',
      ],
    ],
    queries:
      'b-tagging working points, b-tag cut, DL1dv01, jet_btag_quantile cut, b-jet ' +
      'selection, select b-jets, btag',
  },
];

export const programmeAnswers = (): readonly AnswerCard[] => taskCards('answer', answers);
