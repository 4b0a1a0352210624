/** Codes and results from files and from pasted text, each refused with the reason where it cannot be read. */
import {splitResults} from '@site/src/kit/classResults/splitResults';
import type {Apps, HandedIn} from '../../model/classResults/classResults';
import {readResult} from '../../model/classResults/readResult';

export type FoundResult = Omit<HandedIn, 'number'>;

/** In bytes: larger files are not opened at all. */
const largest = 40_000_000;

/** In characters: a longer text is not searched for codes. */
const longestWithCodes = 100_000;

/** Results as texts; undefined for a text in which there may be codes. */
export const foundResults = (text: string, file: string): readonly FoundResult[] | undefined =>
  text.includes('{') || text.length > longestWithCodes
    ? splitResults(text).map((one) => ({file, read: readResult(one)}))
    : undefined;

/** What is in a text. What reads codes is loaded with the first of them. */
export async function foundIn(
  text: string,
  file: string,
  apps: Apps,
): Promise<readonly FoundResult[]> {
  const results = foundResults(text, file);
  if (results) return results;
  try {
    return (await import('./codes')).foundCodes(text, file, apps);
  } catch {
    const refused =
      'The part of this page that reads codes could not be loaded. Check your connection, then enter the code again.';
    return [{file, read: {refused}}];
  }
}

async function foundInFile(file: File, apps: Apps): Promise<readonly FoundResult[]> {
  const refused = (reason: string): readonly FoundResult[] => [
    {file: file.name, read: {refused: reason}},
  ];
  if (file.size > largest) return refused('It is too large to be a result.');
  if (file.size === 0) return refused('It is empty.');
  try {
    return await foundIn(await file.text(), file.name, apps);
  } catch {
    return refused('The browser could not read the file.');
  }
}

/** In the order of the files. */
export const foundInFiles = async (
  files: readonly File[],
  apps: Apps,
): Promise<readonly FoundResult[]> =>
  (await Promise.all(files.map((file) => foundInFile(file, apps)))).flat();
