/** Why a row of the catalogue needs a second look; its reason says more. */
export const flagMeanings = {
  suspect: 'probably wrong',
  conflict: 'sources disagree',
  incomplete: 'not all published',
  rounded: 'few digits',
  'low-statistics': 'few events',
} as const;

export type Flag = keyof typeof flagMeanings;
