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

/** A date as it is printed, no more precise than it is: 4 May 2026, May 2026 or 2026. */
export function printDate(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return [day, month && months[month - 1], year].filter(Boolean).join(' ');
}
