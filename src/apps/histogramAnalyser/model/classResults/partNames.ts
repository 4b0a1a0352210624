/** Names of parts of a sample, as results have them: `all`, `3/30/7`, or `1,2,5/30/7` for several. */
import {groupOf, type Sharing} from './parts';

interface Part {
  readonly groups: number;
  readonly seed: number;
  /** Ascending, each once. */
  readonly members: readonly number[];
}

const whole = 'all';

/** The part that a group has: group 3 of 30 by seed 7 is `3/30/7`. */
export const partName = (sharing: Sharing): string =>
  sharing.group === 0 ? whole : `${groupOf(sharing)}/${sharing.groups}/${sharing.seed}`;

/** What a name says; null for the whole sample, undefined for a name of another kind. */
export function readPart(name: string): Part | null | undefined {
  if (name === whole) return null;
  const [, list = '', groups, seed] = /^(\d+(?:,\d+)*)\/(\d+)\/(\d+)$/.exec(name) ?? [];
  const members = list.split(',').map(Number);
  const isPart =
    groups !== undefined && members.every((member) => member >= 1 && member <= Number(groups));
  return isPart ? {groups: Number(groups), seed: Number(seed), members} : undefined;
}

/** Whether two parts have events in common, or may have. */
export function doOverlap(one: string, other: string): boolean {
  if (one === other) return true;
  const [first, second] = [readPart(one), readPart(other)];
  if (first === undefined || second === undefined) return false;
  if (first === null || second === null) return true;
  const isOneDivision = first.groups === second.groups && first.seed === second.seed;
  return !isOneDivision || first.members.some((member) => second.members.includes(member));
}

/** The name of parts of one division together; undefined where they are not. */
export function joinedParts(names: readonly string[]): string | undefined {
  const [first] = names;
  if (first === undefined || names.length === 1) return first;
  const parts = names.map(readPart);
  const members: number[] = [];
  for (const part of parts) {
    if (!part) return undefined;
    members.push(...part.members);
  }
  const {groups, seed} = parts[0] as Part;
  const list = Array.from(new Set(members)).sort((a, b) => a - b);
  return list.length === groups ? whole : `${list.join()}/${groups}/${seed}`;
}

/** The share of the luminosity of the sample that a part has; undefined for a name of another kind. */
export function shareOfPart(name: string): number | undefined {
  const part = readPart(name);
  if (part === undefined) return undefined;
  return part === null ? 1 : part.members.length / part.groups;
}

/** `Group 3`, `Groups 1, 2, 5` or `All events`; the name itself for one of another kind. */
export function partLabel(name: string): string {
  const part = readPart(name);
  if (part === undefined) return name;
  if (part === null) return 'All events';
  return `${part.members.length === 1 ? 'Group' : 'Groups'} ${part.members.join(', ')}`;
}
