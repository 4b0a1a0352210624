import type {Variable} from '@site/src/data/catalogue/types';
import {flagMeanings} from '@site/src/data/catalogue/flags';

/** What is known about a variable, as one text to search in. */
function textOf({name, type, unit, group, mcOnly, meaning, reason}: Variable): string {
  const holds = mcOnly ? 'simulation only' : '';
  return [name, type, unit, group, holds, meaning, reason].join(' ').toLowerCase();
}

/** The variables that contain every word of the query, in any order. */
export function filterVariables(
  variables: readonly Variable[],
  words: string,
): readonly Variable[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return variables.filter((variable) => wanted.every((word) => textOf(variable).includes(word)));
}

/** What the table says about a doubt; undefined without one. */
export const doubtOf = ({flag, reason}: Variable): string | undefined =>
  flag === null || reason === null ? undefined : `${flagMeanings[flag]}: ${reason}`;
