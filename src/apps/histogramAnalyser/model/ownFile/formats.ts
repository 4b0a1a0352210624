/** What a file is, by its first bytes; its name may say anything. */
import {UserFileError} from '@site/src/kit/userFile/problem';
import type {FileFormat} from './table';

export interface Detected {
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
  {begins: 'PK\x03\x04', is: ['a ZIP archive or a spreadsheet', `Unpack it. ${asCsv}`]},
  {begins: '\x89HDF', is: ['an HDF5 file', asCsv]},
  {begins: '\x93NUMPY', is: ['an array of NumPy', 'Save it by numpy.savetxt and open that.']},
  {begins: 'ARROW1', is: ['an Arrow file', 'Save the table as Parquet and open that.']},
  {begins: '%PDF', is: ['a PDF', 'Look for the table itself beside the document.']},
  {begins: 'BZh', is: ['packed by bzip2', 'Unpack it and open what is inside.']},
  {begins: '\xfd7zXZ', is: ['packed by xz', 'Unpack it and open what is inside.']},
  {begins: '(\xb5/\xfd', is: ['packed by Zstandard', 'Unpack it and open what is inside.']},
  {
    begins: 'version https://git-lfs',
    is: [
      'a pointer of Git LFS, which only names the file',
      'Download the file itself: the “Download raw file” button of the repository gives it.',
    ],
  },
];

const webPage = /^\s*<(?:!doctype|html|\?xml)/i;
const json = /^\s*[[{]/;

const refuse = (what: string, advice: string): UserFileError =>
  new UserFileError(`This is no CSV, Parquet or ROOT file, but ${what}.`, advice);

/**
 * @param start the first bytes of the file, some hundred if it has them
 * @throws UserFileError for files that this site cannot read, saying what they are
 */
export function detected(start: Uint8Array): Detected {
  const text = String.fromCharCode(...start.subarray(0, 512));
  const is = signatures.find(({begins}) => text.startsWith(begins))?.is;
  if (is === 'gzip') return {format: 'CSV', isGzipped: true};
  if (typeof is === 'string') return {format: is, isGzipped: false};
  if (is) throw refuse(...is);
  if (webPage.test(text)) {
    throw refuse(
      'a web page',
      'An address has to lead to the file itself; on a repository, take the address of the raw file.',
    );
  }
  if (json.test(text)) throw refuse('JSON', asCsv);
  const isWide = text.startsWith('\xff\xfe') || text.startsWith('\xfe\xff');
  if (!isWide && text.includes('\0')) throw refuse('a file of another kind', asCsv);
  return {format: 'CSV', isGzipped: false};
}
