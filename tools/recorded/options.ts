/** Parses the arguments of `npm run samples:recorded --`. */
import {parseArgs} from 'node:util';
import {releaseKeys, type RecordedRelease} from '../../src/samples/recorded/releases';
import {isRecordedKey, recordedKeys, type RecordedKey} from '../../src/samples/recorded/selections';
import {RecordedFailure} from './failure';

export const usage = `Usage: npm run samples:recorded -- <release> [--app <key>] [--files <a,b,…>] [--out <folder>]
                                [--checksums <file>] [--luminosity <fb⁻¹>]

  <release>     ${releaseKeys.join(' or ')}
  --app         ${recordedKeys.join(', ')}; hzz13 if left out
  --files       paths or https addresses of data files; all data files of the release if left out
  --out         folder for the sample and the downloads; .cache/recorded if left out
  --checksums   list of SHA-256 or Adler-32 checksums and file names, to be compared
  --luminosity  of the files, if they are not all of a release or of a period`;

export interface Options {
  readonly release: RecordedRelease;
  readonly key: RecordedKey;
  readonly files: readonly string[];
  readonly out: string;
  readonly checksums?: string;
  readonly luminosity?: number;
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        app: {type: 'string', default: 'hzz13'},
        files: {type: 'string', multiple: true, default: []},
        out: {type: 'string', default: '.cache/recorded'},
        checksums: {type: 'string'},
        luminosity: {type: 'string'},
      },
    });
  } catch (error) {
    throw new RecordedFailure((error as Error).message);
  }
}

const isRelease = (text: string): text is RecordedRelease =>
  (releaseKeys as readonly string[]).includes(text);

/** @throws RecordedFailure for what cannot be understood */
export function optionsOf(args: readonly string[]): Options {
  const {values, positionals} = parsed(args);
  const [release = '', ...others] = positionals;
  if (!isRelease(release) || others.length > 0) {
    throw new RecordedFailure(
      release === '' ? 'Name a release.' : `“${positionals.join(' ')}” is not a release.`,
    );
  }
  const {app, out, checksums} = values;
  if (!isRecordedKey(app)) throw new RecordedFailure(`“${app}” has no selection of recorded data.`);
  const luminosity = values.luminosity === undefined ? undefined : Number(values.luminosity);
  if (luminosity !== undefined && !(luminosity > 0 && luminosity < 1e4)) {
    throw new RecordedFailure(`“${values.luminosity}” is not a luminosity in fb⁻¹.`);
  }
  return {
    release,
    key: app,
    files: values.files.flatMap((list) => list.split(',')).filter(Boolean),
    out,
    ...(checksums === undefined ? {} : {checksums}),
    ...(luminosity === undefined ? {} : {luminosity}),
  };
}
