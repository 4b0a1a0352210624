/** Colours, patterns and dashes of processes in plots. */
import {processStyles, type Pattern, type ProcessStyleName} from '@site/src/data/processStyles';
import type {SeriesStyle} from '@site/src/plot/styles';

/** For outlines, which have no area: a pattern as dashes. */
const dashes: Readonly<Record<Pattern, string | undefined>> = {
  plain: undefined,
  rising: '12 2',
  falling: '6 2',
  dots: '2 2',
  crossed: '9 2 2 2',
  level: '18 2',
  upright: '4 2',
};

export function processStyle(name: ProcessStyleName): SeriesStyle {
  const {colour, pattern} = processStyles[name];
  return {colour, outline: 'process-outline', fill: 'solid', pattern, dashes: dashes[pattern]};
}
