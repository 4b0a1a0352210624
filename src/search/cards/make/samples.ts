/** A card for each simulated sample, with its numbers in every release that has it. */
import {
  effectiveCrossSection,
  normalisationWeight,
  publishedQuantities,
} from '../../../data/catalogue/normalisation';
import {releaseOf} from '../../../data/catalogue/releases';
import {samples2016} from '../../../data/catalogue/samples/education2016';
import {samples2020} from '../../../data/catalogue/samples/education2020';
import {samplesEvgen13} from '../../../data/catalogue/samples/evgen13';
import {samplesEvgen13p6} from '../../../data/catalogue/samples/evgen13p6';
import {samplesHeavyIon} from '../../../data/catalogue/samples/heavyIon2024';
import {samples2024} from '../../../data/catalogue/samples/research2024';
import {plainLetters} from '../../../data/catalogue/searchText';
import type {ReleaseKey, Sample} from '../../../data/catalogue/types';
import {formatNumber, formatSignificant} from '../../../kit/format/numbers';
import {formatWithUnit} from '../../../kit/format/quantities';
import {sampleSource} from '../../sampleSource';
import type {AnswerCard, CardLink, CardRow} from '../types';
import {pageLink, pageTitle} from './page';
import {releaseList, releaseName} from './releases';

interface Table {
  /** The first is the one whose numbers the card prints. */
  readonly releases: readonly [ReleaseKey, ...ReleaseKey[]];
  readonly samples: readonly Sample[];
}

const tables: readonly Table[] = [
  {releases: ['2024r-pp', '2025e-13tev-beta'], samples: samples2024},
  {releases: ['2020e-13tev'], samples: samples2020},
  {releases: ['2016e-8tev'], samples: samples2016},
  {releases: ['2024r-hi'], samples: samplesHeavyIon},
  {releases: ['2025r-evgen-13tev'], samples: samplesEvgen13},
  {releases: ['2025r-evgen-13p6tev'], samples: samplesEvgen13p6},
];

/** Samples without a finder are described on a page. */
const described: Partial<Record<ReleaseKey, string>> = {
  '2024r-hi': '/docs/data/for_research/hi_data#simulation',
  '2025r-evgen-13p6tev': '/docs/data/for_research/evgen_metadata',
};

/** The finders of a sample: the addresses that the search itself leads to. */
const finders = new Map<string, string[]>();
for (const {path, url} of sampleSource({baseUrl: '/'})) {
  const name = path.at(-1) ?? '';
  finders.set(name, [...(finders.get(name) ?? []), url]);
}

const picobarn = (value: number): string => formatWithUnit(formatSignificant(value), 'pb');
const plain = (value: number): string => formatSignificant(value, 10, {powersFrom: 1e9});

const quantities = [
  ['crossSection', 'Cross-section', picobarn],
  ['effective', 'Cross-section with k-factor and filter', picobarn],
  ['kFactor', 'k-factor', formatNumber],
  ['filterEfficiency', 'Filter efficiency', formatNumber],
  ['sumOfWeights', 'Sum of weights', plain],
  ['reduction', 'Reduction efficiency', formatNumber],
  ['events', 'Events', formatNumber],
] as const;

function numbersOf(sample: Sample, release: ReleaseKey): readonly CardRow[] {
  const published = publishedQuantities(sample);
  const rows = quantities.flatMap(([key, label, print]) => {
    const value = published[key];
    return value === undefined || value === null ? [] : [{label, value: print(value)}];
  });
  const {luminosityPb} = releaseOf(release);
  const weight = luminosityPb === null ? null : normalisationWeight(sample, luminosityPb);
  const expected = luminosityPb === null ? null : effectiveCrossSection(sample);
  return [
    ...rows,
    ...(luminosityPb !== null && weight !== null && expected !== null
      ? [
          {
            label: `Factor of \`mcWeight\` at ${releaseOf(release).luminosityPrint}`,
            value: formatSignificant(weight, 4),
          },
        ]
      : []),
  ];
}

interface SampleEntry {
  readonly table: Table;
  readonly sample: Sample;
}

function withRelease(
  rows: readonly CardRow[],
  {table}: SampleEntry,
  isOnly: boolean,
): readonly CardRow[] {
  return isOnly
    ? rows
    : rows.map(({label, value}) => ({label: `${label}, ${releaseName(table.releases[0])}`, value}));
}

const finderTitles: Readonly<Record<string, string>> = {
  '13TeV25_metadata': 'Open in the 2025 sample finder',
  '13TeV_metadata': 'Open in the 2020 sample finder',
  '8TeV_metadata': 'Open in the 8 TeV sample finder',
  evgen_metadata: 'Open in the event-generation sample finder',
};

function linksOf(dsid: number, found: readonly SampleEntry[]): readonly CardLink[] {
  const addresses = finders.get(`Sample ${dsid}`) ?? [];
  const pages = found.flatMap(({table}) => described[table.releases[0]] ?? []);
  return [
    ...addresses.map((to) => {
      const page = /\/(\w+)\?/.exec(to)?.[1] ?? '';
      return {title: finderTitles[page] ?? pageTitle(to.split('?')[0] ?? ''), to};
    }),
    ...pages.map((to) => pageLink(to)),
  ];
}

function card(dsid: number, found: readonly [SampleEntry, ...SampleEntry[]]): AnswerCard {
  const [{sample}] = found;
  const releases = found.flatMap(({table}) => table.releases);
  const {process, generator} = sample;
  const [first, ...others] = linksOf(dsid, found);
  if (!first) throw new Error(`No page lists sample ${dsid}.`);
  const madeBy = generator === null ? '' : `, generated with ${generator}`;
  const cautions = found.flatMap(({sample: {reason}}) => reason ?? []);
  return {
    id: `sample-${dsid}`,
    kind: 'sample',
    title: `${dsid}: ${process}`,
    text: `Sample ${dsid} is a simulation of ${process}${madeBy}. It belongs to the ${releaseList(releases)}.`,
    rows: [
      {label: 'Name', value: `\`${sample.name}\``},
      ...found.flatMap((each) =>
        withRelease(numbersOf(each.sample, each.table.releases[0]), each, found.length === 1),
      ),
      ...[...new Set(cautions)].map((value) => ({label: 'Caution', value})),
    ],
    actions: [
      first,
      ...others,
      ...('record' in sample && sample.record !== null
        ? [
            {
              title: `Record ${sample.record}`,
              to: `https://opendata.cern.ch/record/${sample.record}`,
            },
          ]
        : []),
    ],
    source: {
      title: pageTitle(first.to.split(/[?#]/)[0] ?? ''),
      to: first.to.replace(/\?[^#]*/, ''),
    },
    queries: [
      `${dsid}`,
      ...['sample', 'dataset', 'DSID', 'DID'].map((word) => `${word} ${dsid}`),
      ...new Set(
        found.flatMap(({sample: {name}, table}) =>
          table.releases[0] === '2016e-8tev' ? [name, `${name} 8 TeV`] : [name],
        ),
      ),
      `${dsid} ${plainLetters(process.split(',')[0] ?? '').replace(/\s+/g, ' ')}`,
    ],
  };
}

export function sampleCards(): readonly AnswerCard[] {
  const found = new Map<number, [SampleEntry, ...SampleEntry[]]>();
  for (const table of tables) {
    for (const sample of table.samples) {
      const others = found.get(sample.dsid);
      if (others) others.push({table, sample});
      else found.set(sample.dsid, [{table, sample}]);
    }
  }
  return [...found].map(([dsid, each]) => card(dsid, each));
}
