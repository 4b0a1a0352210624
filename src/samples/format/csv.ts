/** A sample as text, for spreadsheets and for code that reads no other format. */
import type {DecodedSample} from './decode';
import {tableRows} from './table';

const decimals = (step: number): number => Math.max(0, Math.ceil(-Math.log10(step) - 1e-9));

/**
 * A line that says what the sample is, the names of the columns with their units, and a line a row.
 * Processes are written by their id, pseudo-data as `data`.
 */
export function csvOf(sample: DecodedSample): string {
  const {manifest, columns} = sample;
  const facts = [...columns.values()].map((column) => column.facts);
  const header = facts.map(({name, unit}) => (unit ? `${name} [${unit}]` : name));
  const lines = tableRows(sample).map(({process, weight, value}) =>
    [
      process,
      String(weight),
      ...facts.map(({name, step}) => value(name).toFixed(decimals(step))),
    ].join(','),
  );
  return [
    `# ${manifest.title}: ${manifest.kind}, ${manifest.luminosity} fb⁻¹, version ${manifest.version}`,
    ['process', 'weight', ...header].join(','),
    ...lines,
    '',
  ].join('\n');
}
