/** Why a result does not belong to a class, by name, and what to do. */
import type {AppDescription} from '../description';
import {readPart} from './partNames';
import type {Result} from './result';

/** The task of a class: as the teacher set it, or as its first result has it. */
export interface ClassTask {
  readonly sample: string;
  /** undefined if the class takes any version. */
  readonly sampleVersion?: string | undefined;
  /** The division of the sample; null for all of its events. */
  readonly division: {readonly groups: number; readonly seed: number} | null;
}

type Titles = Readonly<Record<string, Pick<AppDescription, 'title'>>>;

const titleOf = (apps: Titles, key: string): string =>
  `“${(Object.hasOwn(apps, key) ? apps[key]?.title : undefined) ?? key}”`;

function describeDivision(division: ClassTask['division']): string {
  if (division === null) return 'all events';
  return `${division.groups} groups with seed ${division.seed}`;
}

/** @returns undefined for a part with a name of another kind */
function divisionOf(part: string): ClassTask['division'] | undefined {
  const read = readPart(part);
  return read && {groups: read.groups, seed: read.seed};
}

export function taskOf({sample, sampleVersion, part}: Result): ClassTask | undefined {
  const division = divisionOf(part);
  return division === undefined ? undefined : {sample, sampleVersion, division};
}

const openLink = 'Ask the group to open the class link.';

/** undefined for a result that belongs to the class. */
export function strangerReason(
  {sample, sampleVersion, part}: Result,
  task: ClassTask,
  apps: Titles,
): string | undefined {
  if (sample !== task.sample) {
    return `It comes from a different app: ${titleOf(apps, sample)}. This class analyses ${titleOf(apps, task.sample)}. ${openLink}`;
  }
  if (task.sampleVersion !== undefined && sampleVersion !== task.sampleVersion) {
    return `It comes from version ${sampleVersion} of the sample, but this class uses version ${task.sampleVersion}. Ask the group to reload the analyser.`;
  }
  const division = divisionOf(part);
  const isOurs =
    division === undefined ||
    (division?.groups === task.division?.groups && division?.seed === task.division?.seed);
  return isOurs
    ? undefined
    : `The sample was divided differently: it has ${describeDivision(division)}, but this class has ${describeDivision(task.division)}. ${openLink}`;
}
