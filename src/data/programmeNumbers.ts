import numbers from './generated/sharedNumbers.json';

/** The numbers by which the programme introduces itself, as the summary records of the releases state them. */
interface ProgrammeNumber {
  /** The number with its unit, as it is printed everywhere. */
  readonly value: string;
  readonly meaning: string;
  /** The page that explains it. */
  readonly details: string;
}

export const programmeNumbers: readonly ProgrammeNumber[] = [
  {
    value: numbers['2024r-pp.data.events'],
    meaning: 'proton collision events at 13 TeV, released for research',
    details: '/docs/data/for_research/pp_data',
  },
  {
    value: numbers['2025e-13tev-beta.luminosity'],
    meaning: 'of integrated luminosity in the newest education release',
    details: '/docs/data/for_education/13TeV25_details',
  },
  {
    value: numbers['2024r-pp.total.bytes'],
    meaning: 'of proton collision data and simulation in research format',
    details: '/docs/documentation/data_format/physlite',
  },
  {
    value: numbers['2024r-hi.data.events'],
    meaning: 'lead–lead collision events at 5.02 TeV per nucleon pair',
    details: '/docs/data/for_research/hi_data',
  },
];
