/**
 * Styles of the processes in all histograms: a colour (a token of `tokens.css`) and a pattern, so
 * that they can be told apart without colours and on paper.
 */
export type Pattern = 'plain' | 'rising' | 'falling' | 'dots' | 'crossed' | 'level' | 'upright';

export interface ProcessStyle {
  /** Name of a custom property, without its dashes. */
  readonly colour: `process-${string}`;
  readonly pattern: Pattern;
}

export const processStyles = {
  higgs: {colour: 'process-higgs', pattern: 'plain'},
  diboson: {colour: 'process-diboson', pattern: 'rising'},
  ttbar: {colour: 'process-ttbar', pattern: 'falling'},
  zjets: {colour: 'process-zjets', pattern: 'dots'},
  ttz: {colour: 'process-ttz', pattern: 'plain'},
  singleTop: {colour: 'process-single-top', pattern: 'upright'},
  fakes: {colour: 'process-fakes', pattern: 'level'},
  zz: {colour: 'process-zz', pattern: 'crossed'},
  other: {colour: 'process-other', pattern: 'level'},
} as const satisfies Readonly<Record<string, ProcessStyle>>;

export type ProcessStyleName = keyof typeof processStyles;
