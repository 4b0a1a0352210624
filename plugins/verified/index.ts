/**
 * Gives every page of the documentation, beside its front matter, the day since which all that it quotes
 * from a live source is known to agree with it, or that this was not yet verified.
 */
import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {
  kindOf,
  liveSources,
  verified as verifiedNow,
  type QuotedItem,
  type QuotedKind,
  type VerifiedAgainst,
  type VerifiedFile,
} from '../../src/data/liveSources';
import {quotedIn} from './quotes';

/** For each source that is quoted, the oldest of its verifications; without a day if one is missing. */
export function verifiedAgainst(
  quoted: readonly QuotedItem[],
  {items}: VerifiedFile,
): readonly VerifiedAgainst[] {
  const kinds = Object.keys(liveSources) as readonly QuotedKind[];
  return kinds.flatMap((kind) => {
    const found = quoted.filter((item) => kindOf(item) === kind).map((item) => items[item]);
    if (found.length === 0) return [];
    const known = found.filter((one) => one !== undefined);
    const [oldest] = known.map(({on}) => on).sort();
    const against = liveSources[kind];
    if (oldest === undefined || known.length < found.length) return {against};
    return {
      against,
      on: oldest,
      differences: known.reduce((sum, {differences}) => sum + differences, 0),
    };
  });
}

const isPage = (file: string): boolean =>
  file.startsWith(`docs${path.sep}`) && !path.basename(file).startsWith('_');

/** A parser of front matter that adds `verified` to what another one reads. */
export const withVerified =
  (parse: ParseFrontMatter, verified = verifiedNow): ParseFrontMatter =>
  async (params) => {
    const parsed = await parse(params);
    if (!isPage(path.relative(process.cwd(), params.filePath))) return parsed;
    const against = verifiedAgainst(quotedIn(params.fileContent), verified);
    return {...parsed, frontMatter: {...parsed.frontMatter, verified: against}};
  };
