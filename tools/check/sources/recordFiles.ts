/** The files of a record of the portal: their sizes together, and what stands for their checksums. */
import {createHash} from 'node:crypto';
import type {PortalFile, PortalRecord} from '../../generate/catalogue/portal';

export type Metadata = PortalRecord['metadata'];

/** The kinds of files of a 2020 collection, by their names. */
export const archive = /\.zip$/;
export const dataFile = /\/data_[^/]*\.root$/;
export const simulatedFile = /\/mc_[^/]*\.root$/;

const nameOf = ({uri, key}: PortalFile): string => uri ?? key ?? '';

/** The files that the record lists itself, without those of its indexes. */
export const filesOf = (metadata: Metadata): readonly PortalFile[] => metadata._files ?? [];

export const filesNamed = (metadata: Metadata, name: RegExp): readonly PortalFile[] =>
  filesOf(metadata).filter((file) => name.test(nameOf(file)));

export const bytesOf = (files: readonly PortalFile[]): number =>
  files.reduce((sum, {size}) => sum + size, 0);

/** Number and size of the files of the index for one sample; undefined without such an index. */
export function indexOf(
  {_file_indices: indices = []}: Metadata,
  name: string,
): {readonly files: number | undefined; readonly bytes: number | undefined} | undefined {
  const found = indices.find(({key}) => key.endsWith(`_${name}_file_index.json`));
  return found && {files: found.number_files, bytes: found.size};
}

const everyFile = (metadata: Metadata): readonly PortalFile[] => [
  ...filesOf(metadata),
  ...(metadata._file_indices ?? []).flatMap(({files = []}) => files),
];

export const hasChecksum = (metadata: Metadata, checksum: string): boolean =>
  everyFile(metadata).some((file) => file.checksum === `adler32:${checksum}`);

/** Changes if a file changes; undefined for a record that lists no checksums. */
export function fingerprintOf(metadata: Metadata): string | undefined {
  const lines = everyFile(metadata)
    .filter(({checksum}) => checksum !== undefined)
    .map((file) => `${nameOf(file)} ${file.checksum ?? ''}`)
    .sort();
  if (lines.length === 0) return undefined;
  return createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 16);
}

/** Every size that a text can mean by "the size" of a record or of a part of it. */
export function sizesOf(metadata: Metadata): readonly number[] {
  const {size = 0, number_files: files, number_events: events} = metadata.distribution ?? {};
  const parts = [archive, dataFile, simulatedFile].map((name) =>
    bytesOf(filesNamed(metadata, name)),
  );
  return [
    size,
    bytesOf(filesOf(metadata)),
    ...parts,
    ...filesOf(metadata).map((file) => file.size),
    ...(metadata._file_indices ?? []).map((index) => index.size ?? 0),
    ...(files ? [size / files] : []),
    ...(events ? [size / events] : []),
  ].filter((bytes) => bytes > 0);
}
