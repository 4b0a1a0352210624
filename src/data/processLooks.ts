/**
 * How processes look wherever histograms are drawn: a colour (a token of `tokens.css`) and a pattern, so
 * that they can be told apart without colours and on paper.
 */
export type Pattern = 'plain' | 'rising' | 'falling' | 'dots' | 'crossed' | 'level' | 'upright';

export interface ProcessLook {
  /** Name of a custom property, without its dashes. */
  readonly colour: `process-${string}`;
  readonly pattern: Pattern;
}

export const processLooks = {
  higgs: {colour: 'process-higgs', pattern: 'plain'},
  diboson: {colour: 'process-diboson', pattern: 'rising'},
  ttbar: {colour: 'process-ttbar', pattern: 'falling'},
  zjets: {colour: 'process-zjets', pattern: 'dots'},
  ttz: {colour: 'process-ttz', pattern: 'plain'},
  singleTop: {colour: 'process-single-top', pattern: 'upright'},
  fakes: {colour: 'process-fakes', pattern: 'level'},
  zz: {colour: 'process-zz', pattern: 'crossed'},
  other: {colour: 'process-other', pattern: 'level'},
} as const satisfies Readonly<Record<string, ProcessLook>>;

export type ProcessLookName = keyof typeof processLooks;
