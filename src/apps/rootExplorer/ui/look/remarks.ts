/** What a finished plot shows of its tree, in sentences. */
import {formatList} from '@site/src/lib/text/numberWords';
import {formatCount, formatCountOf, formatSignificant} from '@site/src/kit/format/numbers';
import type {DrawResult, DrawnAxis} from '../../model/types';

/** Baskets that are named in a notice; the others are counted. */
const maxNamed = 3;

/** Which baskets are corrupted, in sentences. */
export function corruptBaskets(corrupt: readonly string[]): string {
  const named = corrupt.slice(0, maxNamed).join(' ');
  const more = corrupt.length - maxNamed;
  if (more <= 0) return named;
  return `${named} ${formatCountOf(more, 'more basket is', 'more baskets are')} corrupted.`;
}

function entriesRemark({entriesRead, entriesSkipped, entriesOf, isComplete}: DrawResult): string {
  const some = `${formatCount(entriesRead)} of ${formatCountOf(entriesOf, 'entry', 'entries')}`;
  if (!isComplete) return `Reading stopped after ${some}; the plot shows only these.`;
  if (entriesSkipped > 0) {
    return `${some} of the tree were read; the others have corrupted data.`;
  }
  return entriesOf === 1
    ? 'The only entry of the tree was read.'
    : `All ${formatCount(entriesOf)} entries of the tree were read.`;
}

const rangeOf = ([low, high]: readonly [number, number]): string =>
  `${formatSignificant(low)} to ${formatSignificant(high)}`;

/** How the range of an axis was set, if not by the reader. */
function axisRemarks(axis: DrawnAxis, requestedBins: number): readonly string[] {
  const {label, low, high, bins, extendedFrom} = axis;
  if (extendedFrom) {
    return [
      `The range of ${label} is ${rangeOf([low, high])}. It was ${rangeOf(extendedFrom)} for the first entries, and was extended because later entries were outside it.`,
    ];
  }
  if (bins === requestedBins) return [];
  const width = formatSignificant((high - low) / bins);
  return [
    `${label} has only integer values: the plot has ${formatCountOf(bins, 'bin')} of width ${width}.`,
  ];
}

function overflowRemarks({axes, series, request}: DrawResult): readonly string[] {
  const isAutomatic = !request.range || (axes.length > 1 && !request.yRange);
  const isOutside = series.some(({underflow, overflow}) => underflow !== 0 || overflow !== 0);
  return isAutomatic && isOutside
    ? [
        'A few extreme values lie outside the automatic range; enter both ends of the axis to show them.',
      ]
    : [];
}

/** How many entries were read, how automatic ranges were set, and what is rounded. */
export function remarksOn(drawn: DrawResult): readonly string[] {
  const {axes, request, rounded} = drawn;
  const {bins, yBins = bins} = request;
  return [
    entriesRemark(drawn),
    ...axes.flatMap((axis, place) => axisRemarks(axis, place === 0 ? bins : yBins)),
    ...overflowRemarks(drawn),
    ...(rounded.length > 0
      ? [
          `Integers above 2⁵³ in ${formatList(rounded)} are rounded in the plot; the table of values shows them exactly.`,
        ]
      : []),
  ];
}
