/** A table of invented samples for tests and for the kitchen sink. */
// cspell:ignore dilep lvll singlelep VBFH
import type {Flag, Table} from './table';

export interface TestSample {
  readonly dsid: number;
  readonly name: string;
  readonly process: string;
  readonly generator: string | null;
  readonly skims: readonly string[];
  readonly xsec: number | null;
  readonly events: number | null;
  readonly note?: string;
}

export const testTable: Table<TestSample> = {
  name: 'mc',
  fileName: 'invented-release-samples',
  caption: 'Invented samples',
  noun: {one: 'sample', many: 'samples'},
  idOf: ({dsid}) => String(dsid),
  flagsOf: ({note}): readonly Flag[] =>
    note === undefined ? [] : [{label: 'Doubtful cross-section', reason: note}],
  columns: [
    {key: 'name', label: 'Sample', kind: 'text', width: 17},
    {
      key: 'dsid',
      label: 'Dataset',
      kind: 'number',
      searched: true,
      width: 6.5,
      format: (value) => String(value),
    },
    {key: 'process', label: 'Process', kind: 'enumeration', facet: true, width: 9},
    {key: 'generator', label: 'Generator', kind: 'enumeration', facet: true, width: 9},
    {key: 'xsec', label: 'Cross-section', unit: 'pb', kind: 'number', range: true, width: 9},
    {key: 'events', label: 'Events', kind: 'number', range: true, width: 8},
    {
      key: 'skims',
      label: 'Skims',
      kind: 'list',
      facet: true,
      searched: false,
      shown: false,
      width: 10,
    },
  ],
};

const skims = ['noskim', '2lep', 'GamGam', '4lep'];

export const testRows: readonly TestSample[] = (
  [
    [900001, 'Inv_ttbar_dilep', 'Top pair', 'Powheg', 87.7, 1_200_000],
    [900002, 'Inv_ttbar_singlelep', 'Top pair', 'Powheg', 364, 4_800_000],
    [900003, 'Inv_ttbar_allhad', 'Top pair', 'Sherpa', 380.1, 0],
    [900004, 'Inv_Zmumu', 'Z + jets', 'Sherpa', 2_100, 9_500_000],
    [900005, 'Inv_Zee', 'Z + jets', 'Sherpa', 2_101.5, 9_400_000],
    [900006, 'Inv_Ztautau', 'Z + jets', 'Powheg', 2_099, null],
    [900007, 'Inv_ggH125_gamgam', 'Higgs', 'Powheg', 0.1, 300_000],
    [900008, 'Inv_ggH125_ZZ4lep', 'Higgs', 'Powheg', 0.006, 500_000],
    [900009, 'Inv_VBFH125_gamgam', 'Higgs', null, null, 250_000],
    [900010, 'Inv_WZ_lvll', 'Diboson', 'Sherpa', 4.6, 2_000_000],
    [900011, 'Inv_ZZ_llll', 'Diboson', 'Sherpa', 1.25, 3_000_000],
    [900012, 'Inv_Zprime3000_mumu', 'Exotics', null, 0.0000124, 50_000],
  ] as const
).map(([dsid, name, process, generator, xsec, events], place) => ({
  dsid,
  name,
  process,
  generator,
  xsec,
  events,
  skims: skims.filter((_, i) => (place + i) % 3 < 2),
  ...(dsid === 900003 ? {note: 'The file lists no events, the record 5 million.'} : {}),
}));
