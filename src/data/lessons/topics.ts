/** What a lesson is about, as teachers choose it. */
export const topics = [
  'Events',
  'Masses',
  'Higgs boson',
  'Statistics',
  'Machine learning',
] as const;

export type Topic = (typeof topics)[number];
