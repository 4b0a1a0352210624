/** The day of a moment where the reader is: 22 November 2026. */
export function dayOf(moment: string): string {
  return new Date(moment).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
}
