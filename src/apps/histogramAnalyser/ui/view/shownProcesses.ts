/** Which processes are drawn: null means all. */

type ShownProcesses = readonly string[] | null;

/** After a click on the name of a process: that one alone, or all if it was alone. */
export const isolated = (shown: ShownProcesses, id: string): ShownProcesses =>
  shown?.length === 1 && shown[0] === id ? null : [id];

/** After its box was ticked or cleared. */
export function toggled(
  all: readonly string[],
  shown: ShownProcesses,
  id: string,
): readonly string[] {
  const now = shown ?? all;
  return now.includes(id) ? now.filter((other) => other !== id) : [...now, id];
}
