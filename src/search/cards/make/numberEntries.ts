/** Texts of the cards on the shared numbers: {key} is one of them, as it is printed. */
export interface NumberEntry {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly rows?: readonly (readonly [string, string])[];
  readonly page: string;
  readonly more: string;
  /** The queries that the card answers, with commas between them. */
  readonly queries: string;
}

const details = '/docs/data/for_education';
const research = '/docs/data/for_research';
const introduction = '/docs/documentation/introduction';
const glance = '/docs/data#the-releases-at-a-glance';
const planner = '/docs/data/access_data#plan-the-space';

export const numberEntries: readonly NumberEntry[] = [
  {
    id: 'luminosity-of-the-releases',
    title: 'Luminosity of each release',
    text: 'The 2024 research and the 2025 education release contain {2024r-pp.luminosity} of proton collisions at 13 TeV. The 2020 education release contains {2020e-13tev.luminosity} at 13 TeV, and the 2016 education release {2016e-8tev.luminosity} at 8 TeV.',
    rows: [
      ['2024 and 2025 release, 2015 data', '{2015.luminosity}'],
      ['2024 and 2025 release, 2016 data', '{2016.luminosity}'],
      ['2020 release', '{2020e-13tev.luminosityExact}'],
      ['2016 release', '{2016e-8tev.luminosity}'],
    ],
    page: `${research}/pp_data#luminosity`,
    more: glance,
    queries:
      'luminosity of the data, luminosity of the releases, open data luminosity, 36.6 ' +
      'fb⁻¹, 36.6, 10 fb⁻¹, total luminosity',
  },
  {
    id: 'luminosity-2025',
    title: 'Luminosity of the 2025 education release',
    text: 'The 2025 education release contains {2025e-13tev-beta.luminosity} of proton collisions at 13 TeV, recorded in 2015 and 2016.',
    page: `${details}/13TeV25_details#origin-and-data-taking-periods`,
    more: glance,
    queries: 'luminosity 2025, luminosity 2025 release, 2025 luminosity education',
  },
  {
    id: 'luminosity-2020',
    title: 'Luminosity of the 2020 education release',
    text: 'The 2020 education release contains {2020e-13tev.luminosity} of proton collisions at 13 TeV from 2016; the exact value is {2020e-13tev.luminosityExact}.',
    page: `${details}/13TeV_details#data-taking-periods`,
    more: glance,
    queries: 'luminosity 2020, luminosity 2020 release, 10064',
  },
  {
    id: 'luminosity-2016',
    title: 'Luminosity of the 2016 education release',
    text: 'The 2016 education release contains {2016e-8tev.luminosity} of proton collisions at 8 TeV, a part of the 2012 data.',
    page: `${details}/8TeV_details#what-was-recorded`,
    more: glance,
    queries: 'luminosity 8 TeV, luminosity 2016 release, 8 TeV luminosity release',
  },
  {
    id: 'luminosity-2024',
    title: 'Luminosity of the 2024 research release',
    text: 'The 2024 proton research release contains {2024r-pp.luminosity} of collisions at 13 TeV after the good run lists.',
    rows: [
      ['2015', '{2015.luminosity}'],
      ['2016', '{2016.luminosity}'],
    ],
    page: `${research}/pp_data#luminosity`,
    more: glance,
    queries: 'luminosity 2024, luminosity research, luminosity PHYSLITE, luminosity 2015 2016',
  },
  {
    id: 'luminosity-run2',
    title: 'Luminosity of Run 2',
    text: 'ATLAS recorded {run2.luminosityExact} of good proton collisions at 13 TeV in Run 2, 2015 to 2018. The open data contain {2024r-pp.luminosity} of this luminosity.',
    rows: [
      ['2015', '{2015.luminosity}'],
      ['2016', '{2016.luminosity}'],
      ['2017', '{2017.luminosity}'],
      ['2018', '{2018.luminosity}'],
    ],
    page: '/docs/documentation/data_collection#runs-luminosity-blocks-and-periods',
    more: '/docs/faqs',
    queries: 'luminosity Run 2, Run 2 luminosity 2015 to 2018, 140 fb⁻¹, 139 fb⁻¹',
  },
  {
    id: 'events-2024',
    title: 'Events of the 2024 research release',
    text: 'The 2024 proton research release contains {2024r-pp.data.events} recorded and {2024r-pp.mc.events} simulated events, {2024r-pp.total.bytes} in all.',
    rows: [
      ['Data', '{2024r-pp.data.events} events, {2024r-pp.data.files} files, {2024r-pp.data.bytes}'],
      ['Simulation', '{2024r-pp.mc.events} events, {2024r-pp.mc.files} files, {2024r-pp.mc.bytes}'],
      ['Simulated samples', '{2024r-pp.mc.samples}'],
    ],
    page: `${research}/pp_data#records`,
    more: planner,
    queries:
      'number of events, how many events, events 2024, research release size, size ' +
      'research data, size 2024 release, number of simulated samples',
  },
  {
    id: 'events-2025',
    title: 'Events of the 2025 education release',
    text: 'Without a skim, the 2025 education release contains {2025e-13tev-beta.noskim.data.events} recorded and {2025e-13tev-beta.noskim.mc.events} simulated events, {2025e-13tev-beta.noskim.total.bytes} in all. With its {2025e-13tev-beta.skims} overlapping skims its size is {2025e-13tev-beta.allSkims.bytes}.',
    rows: [
      ['Data', '{2025e-13tev-beta.noskim.data.files} files, {2025e-13tev-beta.noskim.data.bytes}'],
      [
        'Simulation',
        '{2025e-13tev-beta.noskim.mc.files} files, {2025e-13tev-beta.noskim.mc.bytes}',
      ],
    ],
    page: `${details}/13TeV25_details#records`,
    more: planner,
    queries: 'events 2025, size 2025 release, number of events 2025 education, number of skims',
  },
  {
    id: 'events-2020',
    title: 'Events of the 2020 education release',
    text: 'The 2020 education release contains {2020e-13tev.data.events} recorded events. Its size is {2020e-13tev.total.bytes}, where each collection is counted twice, as an archive and as individual files.',
    page: `${details}/13TeV_details#collections`,
    more: planner,
    queries: 'events 2020, size 2020 release, number of events 2020 education',
  },
  {
    id: 'events-2016',
    title: 'Events of the 2016 education release',
    text: 'The 2016 education release at 8 TeV contains {2016e-8tev.data.events} recorded and {2016e-8tev.mc.events} simulated events in a zip archive of {2016e-8tev.total.bytes}.',
    page: `${details}/8TeV_details#what-was-recorded`,
    more: planner,
    queries: 'events 2016, size 2016 release, events 8 TeV, size 8 TeV',
  },
  {
    id: 'events-heavy-ions',
    title: 'Events of the heavy-ion release',
    text: 'The 2024 heavy-ion release contains {2024r-hi.data.events} recorded lead–lead collisions at {pbpb2015.energy} per nucleon pair and {2024r-hi.mc.events} simulated events, {2024r-hi.total.bytes} in all.',
    rows: [
      ['Data', '{2024r-hi.data.files} files, {2024r-hi.data.bytes}'],
      ['Simulation', '{2024r-hi.mc.files} files, {2024r-hi.mc.bytes}'],
    ],
    page: `${research}/hi_data#records`,
    more: '/docs/documentation/introduction/heavy_ions',
    queries:
      'events heavy ions, size heavy-ion release, lead-lead energy, 5.02 TeV, heavy-ion ' +
      'data, lead-lead data, Pb+Pb data',
  },
  {
    id: 'events-evgen',
    title: 'Events of the event-generation release',
    text: 'The first set of generated events at 13 TeV contains {2025r-evgen-13tev.mc.events} events of {2025r-evgen-13tev.mc.samples} samples in {2025r-evgen-13tev.mc.files} files, {2025r-evgen-13tev.mc.bytes} in all. No detector is simulated.',
    page: `${research}/evgen_data#what-is-published`,
    more: `${research}/evgen_metadata`,
    queries:
      'events event generation, size evgen, evgen, generated events, HepMC release, event ' +
      'generation data',
  },
  {
    id: 'good-run-lists',
    title: 'Size of the good run lists',
    text: 'The 2015 good run list contains {grl.2015.runs} runs with {grl.2015.lumiblocks} good luminosity blocks, and the 2016 list contains {grl.2016.runs} runs with {grl.2016.lumiblocks} good luminosity blocks.',
    page: '/docs/documentation/data_collection/GRL_definition#how-much-the-lists-contain',
    more: `${research}/pp_data#apply-the-good-runs-list`,
    queries: 'number of runs, how many runs, number of luminosity blocks, good runs 2015 2016',
  },
  {
    id: 'lhc-energy',
    title: 'Collision energies of the LHC',
    text: 'Protons collided in the LHC at {lhc.run1.energy} in Run 1, at {lhc.run2.energy} in Run 2 and at {lhc.run3.energy} in Run 3.',
    rows: [
      ['Run 1', '{lhc.run1.energy}'],
      ['Run 2', '{lhc.run2.energy}'],
      ['Run 3', '{lhc.run3.energy}'],
      ['Lead–lead, 2015', '{pbpb2015.energy} per nucleon pair'],
    ],
    page: `${introduction}/introduction_LCH`,
    more: glance,
    queries: 'LHC energy, energy of Run 2, energy of Run 3, energy LHC run',
  },
  {
    id: 'lhc-circumference',
    title: 'Circumference of the LHC',
    text: 'The LHC has a circumference of {lhc.circumference}.',
    page: `${introduction}/introduction_LCH`,
    more: `${introduction}/introduction_ATLAS`,
    queries: 'LHC circumference, LHC length, size of the LHC, how long is the LHC, 27 km',
  },
  {
    id: 'crossings',
    title: 'Bunch crossings per second',
    text: 'In Run 2 of the LHC, bunches of protons crossed in ATLAS at a rate of {lhc.run2.crossings}. The clock of the LHC, {lhc.clock}, is faster than the crossings, because some places in the ring stay empty.',
    page: '/docs/documentation/data_collection#two-trigger-levels',
    more: `${introduction}/events`,
    queries:
      'crossing rate, collision rate, 40 MHz, collisions per second, bunch crossing rate, ' +
      'LHC clock',
  },
  {
    id: 'higgs-cross-section',
    title: 'Cross-section of the Higgs boson at 13 TeV',
    text: 'The total cross-section of Higgs-boson production at 13 TeV is {higgs.xsec13}, for a mass of 125 GeV. The {2024r-pp.luminosity} of the open data correspond to {higgs.produced36} Higgs bosons.',
    page: '/docs/webapps/the-higgs-boson#how-the-lhc-makes-it',
    more: '/docs/webapps/the-higgs-boson#from-half-a-million-to-a-handful',
    queries:
      'Higgs cross-section, number of Higgs bosons, how many Higgs bosons, Higgs ' + 'production',
  },
  {
    id: 'inelastic-cross-section',
    title: 'Inelastic cross-section of protons at 13 TeV',
    text: 'Inelastic collisions of protons at 13 TeV have a cross-section of {inelastic.xsec13}.',
    page: `${introduction}/introductory_page#what-an-inverse-femtobarn-counts`,
    more: '/docs/documentation/introduction/events#cross-sections',
    queries: 'inelastic cross-section, total cross-section protons, proton cross-section',
  },
];
