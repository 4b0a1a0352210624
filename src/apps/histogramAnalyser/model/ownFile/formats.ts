/** What a file is, by its first bytes; its name may say anything. */
import {UserFileError} from '@site/src/kit/userFile/problem';
import type {FileFormat} from './table';

export interface DetectedFormat {
  readonly format: FileFormat;
  readonly isGzipped: boolean;
}

interface Signature {
  readonly begins: string;
  readonly is: FileFormat | 'gzip' | readonly [what: string, advice: string];
}

const asCsv = 'Save the table as CSV and open that.';

const signatures: readonly Signature[] = [
  {begins: 'root', is: 'ROOT'},
  {begins: 'PAR1', is: 'Parquet'},
  {begins: '\x1f\x8b', is: 'gzip'},
  {begins: 'PK\x03\x04', is: ['a ZIP archive or a spreadsheet', `Extract it. ${asCsv}`]},
  {begins: '\x89HDF', is: ['an HDF5 file', asCsv]},
  {begins: '\x93NUMPY', is: ['a NumPy array', 'Save it with numpy.savetxt and open the result.']},
  {begins: 'ARROW1', is: ['an Arrow file', 'Save the table as Parquet and open that.']},
  {begins: '%PDF', is: ['a PDF', 'Look for a data file that comes with the document.']},
  {begins: 'BZh', is: ['compressed with bzip2', 'Decompress it and open the file inside.']},
  {begins: '\xfd7zXZ', is: ['compressed with xz', 'Decompress it and open the file inside.']},
  {
    begins: '(\xb5/\xfd',
    is: ['compressed with Zstandard', 'Decompress it and open the file inside.'],
  },
  {
    begins: 'version https://git-lfs',
    is: [
      'a Git LFS pointer, which only refers to the file',
      'Download the file itself with the “Download raw file” button of the repository.',
    ],
  },
];

const webPage = /^\s*<(?:!doctype|html|\?xml)/i;
const json = /^\s*[[{]/;

const refuse = (what: string, advice: string): UserFileError =>
  new UserFileError(`This is not a CSV, Parquet or ROOT file, but ${what}.`, advice);

/**
 * @param start the first bytes of the file, a few hundred if it has them
 * @throws UserFileError for files that this site cannot read, saying what they are
 */
export function detectFormat(start: Uint8Array): DetectedFormat {
  const text = String.fromCharCode(...start.subarray(0, 512));
  const is = signatures.find(({begins}) => text.startsWith(begins))?.is;
  if (is === 'gzip') return {format: 'CSV', isGzipped: true};
  if (typeof is === 'string') return {format: is, isGzipped: false};
  if (is) throw refuse(...is);
  if (webPage.test(text)) {
    throw refuse(
      'a web page',
      'The URL must point to the file itself; for a file in a repository, use the URL of the raw file.',
    );
  }
  if (json.test(text)) throw refuse('JSON', asCsv);
  const isWide = text.startsWith('\xff\xfe') || text.startsWith('\xfe\xff');
  if (!isWide && text.includes('\0')) throw refuse('a file of a different type', asCsv);
  return {format: 'CSV', isGzipped: false};
}
