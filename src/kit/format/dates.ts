/** Dates and times of waiting, as the site writes them. */

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/**
 * A date, no more precise than it is: 4 May 2026, May 2026 or 2026.
 *
 * @param date as `2026-05-04`, `2026-05` or `2026`; or a moment, of which the local day counts
 */
export function formatDate(date: string | Date): string {
  const [year, month, day] =
    typeof date === 'string'
      ? date.split('-').map(Number)
      : [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return [day, month && months[month - 1], year].filter(Boolean).join(' ');
}

/**
 * A time of waiting in the unit that suits it: 12 s, 8 min, 30 h, 5.2 days.
 *
 * @param seconds not negative; whole units are printed, except below ten hours and from two days on
 */
export function formatDuration(seconds: number): string {
  if (seconds < 1) return 'less than 1\u00a0s';
  if (seconds < 99.5) return `${Math.round(seconds)}\u00a0s`;
  const minutes = seconds / 60;
  if (minutes < 99.5) return `${Math.round(minutes)}\u00a0min`;
  const hours = minutes / 60;
  if (hours < 9.95) return `${hours.toFixed(1)}\u00a0h`;
  return hours < 48 ? `${Math.round(hours)}\u00a0h` : `${(hours / 24).toFixed(1)}\u00a0days`;
}
