import type {ClassResults} from '../../model/classResults/classResults';
import type {HistogramDescription} from '../../model/description';

/** The last histogram that nobody cut on: it shows what the cuts of others leave. */
export function firstShown(
  histograms: readonly HistogramDescription[],
  {taken}: ClassResults,
): HistogramDescription {
  const free = histograms.filter(({dimension}) =>
    taken.every(({analysis}) => !analysis.cuts.has(dimension)),
  );
  return (free.at(-1) ?? histograms[0]) as HistogramDescription;
}
