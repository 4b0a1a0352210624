/** Commands of cernopendata-client for the files of the chosen samples. */
import {collections, skims, type Sample} from '@site/src/data/catalogue';
import type {FinderRelease} from './options';

export interface Download {
  readonly record: number;
  /** A regular expression for the names of the wanted files; undefined where names do not tell them apart. */
  readonly files?: string;
  /** True if all files of the record are wanted. */
  readonly isFullRecord: boolean;
}

const anyOf = (samples: readonly Sample[]): string => {
  const numbers = samples.map(({dsid}) => String(dsid));
  return numbers.length === 1 ? `mc_${numbers[0]}\\.` : `mc_(${numbers.join('|')})\\.`;
};

/** Where the files of the samples are. Each sample of the 2016 release has its own record; others share one. */
export function downloadsOf(
  samples: readonly Sample[],
  release: FinderRelease,
  selection?: string,
): readonly Download[] {
  if (samples.length === 0) return [];
  if (release === '2025e-13tev-beta') {
    const skim = skims.find(({name}) => name === (selection ?? 'noskim'));
    return skim ? [{record: skim.mcRecord, files: anyOf(samples), isFullRecord: false}] : [];
  }
  if (release === '2020e-13tev') {
    const collection = collections.find(({name}) => name === selection);
    return collection
      ? [{record: collection.record, files: anyOf(samples), isFullRecord: false}]
      : [];
  }
  const records = samples.flatMap((sample) =>
    'record' in sample && sample.record !== null ? [sample.record] : [],
  );
  const isFullRecord = release === '2016e-8tev';
  return Array.from(new Set(records), (record) => ({record, isFullRecord}));
}

function commandsFor({record, files, isFullRecord}: Download): readonly string[] {
  const client = (command: string): string => `cernopendata-client ${command} --recid ${record}`;
  if (!isFullRecord && files === undefined) return [`${client('get-file-locations')} --no-expand`];
  const filter = files === undefined ? '' : ` --filter-regexp '${files}'`;
  return [
    `${client('download-files')}${filter} --dry-run`,
    `${client('download-files')}${filter} --verify`,
  ];
}

/** A first look and the download for each record; a list of file indexes where a record is too large. */
export const clientCommandsFor = (downloads: readonly Download[]): string =>
  downloads
    .flatMap(commandsFor)
    .map((line) => `${line}\n`)
    .join('');
