/** Failures of any kind in words that lead on. */
import {RootBytesError, RootFileError} from '@site/src/rootFile/rootFile';
import {ExplorerError} from './types';

const adviceByKind: Readonly<Record<RootFileError['kind'], string>> = {
  notRoot: 'Check that this is the right file.',
  truncated: 'The download was probably interrupted: download it again.',
  damaged: 'Download it again, or check that it opens in ROOT or uproot.',
  ntuple: 'Open it in ROOT 6.34 or later or in uproot, or save the events as a TTree.',
  missing: 'Choose a different one from the list.',
  unsupported: 'Open it in ROOT or uproot.',
};

/** Beginnings of files of other kinds, and what to say of them. */
const otherKinds: readonly (readonly [RegExp, string])[] = [
  [
    /^\s*<(?:!doctype|html|\?xml)/i,
    'It is a web page. The URL may point to a page that links to the file.',
  ],
  [/^PK/, 'It is a ZIP archive. Extract it, and open the .root file inside.'],
  [/^.\u008b/, 'It is compressed with gzip. Decompress it first.'],
  [/^.HDF/, 'It is an HDF5 file, which is not supported here.'],
  [/^PAR1/, 'It is a Parquet file, which the histogram analyser can open.'],
  [
    /^version https:\/\/git-lfs/,
    'It is a Git LFS pointer, not the file. Download the file itself.',
  ],
  [/^\s*[[{]/, 'It looks like JSON.'],
];

/** Kind of a file that is not a ROOT file, as far as its first bytes show it. */
export function otherKind(start: Uint8Array): string {
  const text = String.fromCharCode(...start.subarray(0, 64));
  return otherKinds.find(([begins]) => begins.test(text))?.[1] ?? adviceByKind.notRoot;
}

/** The words for a failure. */
export function explained(error: unknown): ExplorerError {
  if (error instanceof ExplorerError) return error;
  if (error instanceof RootBytesError) return new ExplorerError(error);
  if (error instanceof RootFileError) {
    return new ExplorerError({what: error.message, advice: adviceByKind[error.kind]});
  }
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof RangeError && /alloc|array length|string length|buffer/i.test(message)) {
    return new ExplorerError({
      what: 'The browser does not have enough memory for this.',
      advice: 'Close other tabs, or plot a different branch.',
    });
  }
  return new ExplorerError({
    what: `The file cannot be read (${message}).`,
    advice: 'Check that it opens in ROOT or uproot.',
  });
}
