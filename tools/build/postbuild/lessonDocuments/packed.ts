/** Documents as bytes that depend on their contents only: without the time of the build. */
import {Packer, type Document} from 'docx';
import {strFromU8, strToU8, unzipSync, zipSync, type Zippable} from 'fflate';

/** The first day that the zip format knows; fflate reads it in the time zone of this machine. */
const fixedTime = new Date(1980, 0, 1);
const dates = /<(\w+:(?:created|modified))\b[^>]*>[^<]*<\/\1>/g;
const properties = 'docProps/core.xml';

export interface NamedFile {
  readonly name: string;
  readonly content: Uint8Array;
}

/** A zip file of these files, in their order. */
function zipOf(files: readonly NamedFile[], level: 0 | 9): Uint8Array {
  const entries: Zippable = Object.fromEntries(
    files.map(({name, content}) => [name, [content, {level, mtime: fixedTime}]]),
  );
  return zipSync(entries);
}

/** The bytes of a document. */
export async function packed(document: Document): Promise<Uint8Array> {
  const parts = unzipSync(new Uint8Array(await Packer.toBuffer(document)));
  const core = parts[properties];
  if (core) parts[properties] = strToU8(strFromU8(core).replace(dates, ''));
  const files = Object.entries(parts).map(([name, content]) => ({name, content}));
  return zipOf(files, 9);
}

/** Documents in one zip file; they are compressed already. */
export const zipped = (documents: readonly NamedFile[]): Uint8Array => zipOf(documents, 0);
