/** Sizes of files, as the site writes them. */

const steps = {decimal: 1000, binary: 1024} as const;
const names = {
  decimal: ['B', 'kB', 'MB', 'GB', 'TB', 'PB'],
  binary: ['B', 'KiB', 'MiB', 'GiB', 'TiB', 'PiB'],
} as const;

/** Two places after the point from gigabytes on, one below, none for single bytes. */
const places = [0, 1, 1, 2, 2, 2];

/**
 * A number of bytes with the unit that suits it: 71.75 TB, or 65.26 TiB in powers of 1024.
 *
 * @param bytes size of the files
 * @param system powers of 1000 (kB, MB, GB, TB) or of 1024 (KiB, MiB, GiB, TiB)
 */
export function formatBytes(bytes: number, system: keyof typeof steps = 'decimal'): string {
  const step = steps[system];
  const last = names[system].length - 1;
  const printed = (power: number): string => (bytes / step ** power).toFixed(places[power]);
  let power = 0;
  while (power < last && Number(printed(power)) >= step) power += 1;
  return `${printed(power)}\u00a0${names[system][power]}`;
}
