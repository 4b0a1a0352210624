/** How the drawings of two selections are told apart: by colour, by dashes, and by the area of the first. */
interface SeriesLook {
  /** Tokens of `tokens.css`. */
  readonly colour: string;
  readonly wash: string | undefined;
  readonly dashes: string | undefined;
}

export const seriesLooks: readonly [SeriesLook, SeriesLook] = [
  {colour: 'accent', wash: 'accent-wash', dashes: undefined},
  {colour: 'group-3', wash: undefined, dashes: '7 3'},
];
