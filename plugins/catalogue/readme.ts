/** The text that explains the files to whoever finds them first. */
import type {NamedTable} from './tableFiles';

const listed = ({table, packed}: NamedTable): string =>
  `| ${table.title} | ${packed.rows.length} | [JSON](${table.name}.json), [schema](${table.name}.schema.json) | [CSV](${table.name}.csv) |`;

/** @param site the public address of the site, with a slash at its end */
export const readme = (
  tables: readonly NamedTable[],
  site: string,
): string => `# The catalogue of ATLAS Open Data, for machines

These files hold what ${site}docs/data shows: releases, records, simulated samples and variables.

| Table | Rows | JSON | CSV |
| --- | --- | --- | --- |
${tables.map(listed).join('\n')}

The sources that the pages cite, with those of the records above that have a DOI, are in
[bibliography.bib](bibliography.bib) as BibTeX, and in [bibliography.json](bibliography.json) with a
[schema](bibliography.schema.json).

- An empty cell, or null, stands for what is not published. It never means zero.
- Units are in the header of the CSV files, in square brackets, and in the JSON schemas. Cross-sections
  are in pb, sizes in bytes. Energies in the ntuples are in MeV, in the 2025 ntuples in GeV; the column
  \`energy_unit\` of the releases says which.
- A list in a CSV cell has a semicolon and a space between its items.
- A row with a flag holds a number that is doubtful or incomplete; its reason says why.
- \`source\` names rows of the table of sources, \`as_of\` the day of the state that was read.
- The URL of a record is https://opendata.cern.ch/record/ and its number; that of a DOI begins with
  https://doi.org/.
- The skims of the 2025 release overlap, and so do the 2020 collections: do not add up their events.

Please cite the records whose data you use: ${site}docs/documentation/ethical_legal/citation_policy
tells how.
`;
