/** Results from files, each refused with the reason where it cannot be read. */
import {splitResults} from '@site/src/kit/classResults/splitResults';
import {readResult, type ReadResult} from '../../model/classResults/readResult';

export interface Found {
  /** Empty for what was pasted. */
  readonly file: string;
  readonly read: ReadResult;
}

/** In bytes: larger files are not opened at all. */
const largest = 40_000_000;

export const foundIn = (text: string, file: string): readonly Found[] =>
  splitResults(text).map((one) => ({file, read: readResult(one)}));

async function foundInFile(file: File): Promise<readonly Found[]> {
  const refused = (reason: string): readonly Found[] => [
    {file: file.name, read: {refused: reason}},
  ];
  if (file.size > largest) return refused('It is too large for a result.');
  if (file.size === 0) return refused('It is empty.');
  try {
    return foundIn(await file.text(), file.name);
  } catch {
    return refused('The browser could not read the file.');
  }
}

/** In the order of the files. */
export const foundInFiles = async (files: readonly File[]): Promise<readonly Found[]> =>
  (await Promise.all(files.map(foundInFile))).flat();
