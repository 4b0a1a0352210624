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
    value: '7.08 billion',
    meaning: 'proton collision events at 13 TeV, released for research',
    details: '/docs/data/for_research/pp_data',
  },
  {
    value: '36.6 fb⁻¹',
    meaning: 'of integrated luminosity in the newest education release',
    details: '/docs/data/for_education/13TeV25_details',
  },
  {
    value: '71.7 TB',
    meaning: 'of proton collision data and simulation in research format',
    details: '/docs/documentation/data_format/physlite',
  },
  {
    value: '221 million',
    meaning: 'lead–lead collision events at 5.02 TeV per nucleon pair',
    details: '/docs/data/for_research/hi_data',
  },
];
