/** All tables of the catalogue. The source of each is `source/<name>.csv`. */
import type * as z from 'zod';
import {record} from './record';
import {release} from './release';
import {
  sample2016,
  sample2020,
  sample2024,
  sampleEvgen,
  sampleHeavyIon,
  variant2020,
} from './sample';
import {collection, skim} from './selection';
import {rename, source, variable} from './variable';

export interface CatalogueTable {
  readonly name: string;
  readonly title: string;
  readonly row: z.ZodType;
  /** The fields that tell one row from all others. */
  readonly key: readonly string[];
}

const table = (name: string, title: string, row: z.ZodType, ...key: string[]): CatalogueTable => ({
  name,
  title,
  row,
  key,
});

export const catalogueTables: readonly CatalogueTable[] = [
  table('releases', 'Releases', release, 'key'),
  table('records', 'Records of the CERN Open Data Portal', record, 'id'),
  table('collections', 'Collections of the 2020 release', collection, 'name'),
  table('skims', 'Skims of the 2025 release', skim, 'name'),
  table('samples-2016e-8tev', 'Simulated samples of the 2016 release', sample2016, 'dsid'),
  table('samples-2020e-13tev', 'Simulated samples of the 2020 release', sample2020, 'dsid'),
  table(
    'sample-variants-2020e-13tev',
    'Simulated 2020 samples with their own numbers in a collection',
    variant2020,
    'dsid',
    'collection',
  ),
  table(
    'samples-2024r-pp',
    'Simulated samples of the 2024 research and the 2025 education release',
    sample2024,
    'dsid',
  ),
  table('samples-2024r-hi', 'Simulated sample of the heavy-ion release', sampleHeavyIon, 'dsid'),
  table('samples-2025r-evgen-13tev', 'Generated samples at 13 TeV', sampleEvgen, 'dsid'),
  table('samples-2025r-evgen-13p6tev', 'Generated samples at 13.6 TeV', sampleEvgen, 'dsid'),
  table('variables-2016e-8tev', 'Variables of the 2016 ntuples', variable, 'name'),
  table('variables-2020e-13tev', 'Variables of the 2020 ntuples', variable, 'name'),
  table('variables-2025e-13tev-beta', 'Variables of the 2025 ntuples', variable, 'name'),
  table('variables-2024r-pp', 'Some variables of PHYSLITE', variable, 'name'),
  table('renames', 'The 2025 counterparts of the 2020 variables', rename, 'from'),
  table('sources', 'Sources of the catalogue', source, 'key'),
];
