/** Where the events of a teaching sample are from, in words. */
import {formatBytes} from '@site/src/kit/format/bytes';
import {formatCount} from '@site/src/kit/format/numbers';
import type {RecordedFacts} from '@site/src/samples/recorded/facts';
import {recordedLabel} from '@site/src/samples/recorded/labels';
import type {Manifest} from '@site/src/samples/format/manifest';
import type {Provenance} from './provenance';

const formatNames = {csv: 'CSV', parquet: 'Parquet'} as const;

/** The facts by which recorded data can be found again and cited. */
const recordedNotes = ({
  badge,
  releaseName,
  collection,
  record,
  doi,
  selection,
  luminosity,
  luminositySource,
  files,
  events,
  rows,
  read,
}: RecordedFacts): Provenance['notes'] => [
  [
    'Data',
    `${formatCount(rows)} of ${formatCount(events)} events, ${badge}: ${releaseName}, ${collection}, record ${record} of the CERN Open Data Portal, doi:${doi}. ${luminosity} fb⁻¹, ${luminositySource}. Read on ${read}.`,
  ],
  ['Data selection', selection],
  ['Data files (SHA-256)', `${files.map(({name, sha256}) => `${name} ${sha256}`).join('; ')}.`],
];

/** @param folder address of the samples, with a slash at its end */
export function provenanceOf(manifest: Manifest, folder: string): Provenance {
  const {key, title, kind, version, energy, luminosity, rows, pseudoDataRows} = manifest;
  const simulated = formatCount(rows - pseudoDataRows);
  return {
    title,
    kind,
    name: key,
    version,
    energy,
    luminosity,
    rows,
    notes: [
      ['Origin', manifest.provenance],
      [
        'Events',
        manifest.recorded
          ? `${simulated} simulated events and ${formatCount(pseudoDataRows)} data events, ${recordedLabel}.`
          : pseudoDataRows > 0
            ? `${simulated} simulated events, and ${formatCount(pseudoDataRows)} more as pseudo-data: they were sampled at random from the same simulation. No event was recorded by a detector.`
            : `${simulated} simulated events. No event was recorded by a detector.`,
      ],
      ...(manifest.recorded ? recordedNotes(manifest.recorded) : []),
      ['Selected', manifest.preselection],
      [
        'Weights',
        `Each simulated event has a weight, the number of events it represents at ${luminosity} fb⁻¹. Rare kinds of events are oversampled, with smaller weights.`,
      ],
      ...manifest.processes.map(
        ({label, source, sumOfWeights, rows: ofProcess}) =>
          [
            label,
            `${formatCount(Math.round(sumOfWeights))} events expected at ${luminosity} fb⁻¹, ${formatCount(ofProcess)} simulated. Normalisation: ${source}.`,
          ] as const,
      ),
      ['Random numbers', `Seeds ${manifest.seed}: they reproduce the same sample.`],
      ['Checksum (SHA-256)', manifest.sha256],
    ],
    files: [
      {label: 'Description of the sample (JSON)', href: `${folder}${key}.json`},
      ...manifest.parts.map(({file, compressedBytes}, number) => ({
        label: `Columns, part ${number + 1} of ${manifest.parts.length} (gzip, ${formatBytes(compressedBytes)})`,
        href: `${folder}${file}`,
      })),
      ...(manifest.downloads ?? []).map(({format, file, bytes}) => ({
        label: `All rows as ${formatNames[format]} (${formatBytes(bytes)})`,
        href: `${folder}${file}`,
      })),
    ],
  };
}
