/** Files that people pass on: JSON on one line, with a checksum that detects corruption. */
import {isRecord} from './status/checks';
import {crc32} from './crc32';

export interface FormatHeader {
  /** Description of the file. */
  readonly format: string;
  readonly version: number;
}

export function printSealed({format, version}: FormatHeader, content: unknown): string {
  const checksum = crc32(JSON.stringify(content));
  return `${JSON.stringify({format, version, checksum, content})}\n`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export interface Expected extends FormatHeader {
  /** Most characters. */
  readonly longest: number;
  /** As in "It is not …": `a result of a histogram analyser`. */
  readonly what: string;
}

/**
 * The content of a sealed text, of any shape. White space may have changed on the way, nothing else.
 *
 * @returns a sentence on why it was refused, if it was
 */
export function openSealed(
  text: string,
  {format, version, longest, what}: Expected,
): {readonly content: unknown} | {readonly refused: string} {
  if (text.length > longest) return {refused: 'It is too large to be a result.'};
  const file = parsed(text);
  if (file === undefined) {
    return {refused: 'It is incomplete: part of it may be missing.'};
  }
  if (!isRecord({format: (found) => found === format})(file)) {
    return {refused: `It is not ${what}.`};
  }
  const {version: found, checksum, content} = file as Record<string, unknown>;
  if (found !== version) {
    return {refused: `It is version ${String(found)}; only version ${version} can be read.`};
  }
  if (content === undefined || crc32(JSON.stringify(content)) !== checksum) {
    return {refused: 'Its checksum does not match: the file was changed or corrupted.'};
  }
  return {content};
}
