/** Plans the files that are read for an analyser in a release, with their record in the catalogue. */
import path from 'node:path';
import {collections, releaseOf, skims} from '../../src/data/catalogue';
import {recordOf} from '../../src/data/catalogue/records';
import {recordedReleases, type RecordedRelease} from '../../src/samples/recorded/releases';
import {selections, type RecordedKey} from '../../src/samples/recorded/selections';
import {RecordedFailure} from './failure';

export interface WantedFile {
  readonly name: string;
  /** The URL to download from; undefined for a file on the disk. */
  readonly address?: string;
  /** The path of a file on the disk. */
  readonly path?: string;
}

export interface Plan {
  readonly key: RecordedKey;
  readonly release: RecordedRelease;
  readonly collection: string;
  readonly record: number;
  readonly doi: string;
  readonly files: readonly WantedFile[];
  /** In fb⁻¹, and where the number is from. */
  readonly luminosity: number;
  readonly luminositySource: string;
}

interface Wishes {
  readonly key: RecordedKey;
  readonly release: RecordedRelease;
  /** Paths and addresses; all data files of the release if left out. */
  readonly files: readonly string[];
  /** In fb⁻¹, for files that are not all of the release. */
  readonly luminosity?: number;
}

const isAddress = (text: string): boolean => /^https?:\/\//.test(text);

function wantedFile(text: string): WantedFile {
  if (text.startsWith('root://')) {
    throw new RecordedFailure(
      `${text} has an address of XRootD. The portal offers the same file at an address that begins with https://.`,
    );
  }
  if (!isAddress(text)) return {name: path.basename(text), path: text};
  const name = path.posix.basename(new URL(text).pathname);
  if (!/^[\w.-]+$/.test(name)) throw new RecordedFailure(`${text} does not end with a file name.`);
  return {name, address: text};
}

/** @throws RecordedFailure if the luminosity of the files is not published */
function luminosityOf(
  release: RecordedRelease,
  files: readonly WantedFile[],
): Pick<Plan, 'luminosity' | 'luminositySource'> {
  const {periods, periodOf, periodLuminosity, luminosity, name: title} = recordedReleases[release];
  const read = files.map(({name}) => periodOf(name));
  const all = new Set(read);
  const unknown = files.find((_, i) => read[i] === undefined);
  if (unknown) {
    throw new RecordedFailure(
      `The name of ${unknown.name} does not state its data-taking period, so its luminosity is not known. Give it in fb⁻¹ with --luminosity.`,
    );
  }
  if (periods.every((period) => all.has(period))) {
    return {luminosity, luminositySource: `all data-taking periods of ${title}`};
  }
  if (!periodLuminosity) {
    const missing = periods.filter((period) => !all.has(period));
    throw new RecordedFailure(
      `For ${title} only the luminosity of all periods is published, and ${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing. Give all files, or the luminosity of yours in fb⁻¹ with --luminosity.`,
    );
  }
  const sum = periods.reduce(
    (total, period) => total + (all.has(period) ? (periodLuminosity[period] ?? NaN) : 0),
    0,
  );
  return {
    luminosity: Number(sum.toFixed(6)),
    luminositySource: `data-taking periods ${periods.filter((period) => all.has(period)).join(', ')} of ${title}`,
  };
}

/** @throws RecordedFailure for wishes that cannot be met */
export function planOf({key, release, files: given, luminosity}: Wishes): Plan {
  const {periods, addressOf} = recordedReleases[release];
  const collection = selections[key].collections[release];
  if (!collection) throw new RecordedFailure(`${key} has no selection for ${release}.`);
  const files = (
    given.length > 0 ? given : periods.map((period) => addressOf(collection, period))
  ).map(wantedFile);
  const names = files.map(({name}) => name);
  const twice = names.find((name, i) => names.indexOf(name) < i);
  if (twice) {
    throw new RecordedFailure(`${twice} is named twice: its events would count twice.`);
  }
  const record =
    release === '2020e-13tev'
      ? collections.find(({name}) => name === collection)?.record
      : skims.find(({name}) => name === collection)?.dataRecord;
  const {id, doi} = recordOf(record ?? releaseOf(release).entryRecord ?? 0);
  if (!doi) throw new RecordedFailure(`The catalogue has no DOI of record ${id}.`);
  const amount =
    luminosity === undefined
      ? luminosityOf(release, files)
      : {luminosity, luminositySource: 'stated when the files were read'};
  return {key, release, collection, record: id, doi, files, ...amount};
}
