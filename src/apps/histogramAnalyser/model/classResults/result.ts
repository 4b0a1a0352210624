/** The result of a group: what it set, and what its histograms hold, without a name of anybody. */
import {printSealed} from '@site/src/lib/sealed';
import type {Analysis, Scheme} from '../analysis';
import {edgesOf} from '../counting/axis';
import type {Snapshot} from '../counting/crossfilter';
import {flowOf, histogramOf, type Total} from '../counting/sums';
import {analysisCodec} from '../urlState';

export const resultFormat = 'histogram-analyser-result';
export const resultVersion = 1;

/** One number for each slot of the axis: the underflow, the bins, the overflow. */
export interface SentSums {
  readonly sumOfWeights: readonly number[];
  readonly sumOfSquaredWeights: readonly number[];
  readonly rows: readonly number[];
}

export interface SentHistogram {
  readonly dimension: string;
  readonly edges: readonly number[];
  /** In the order of `processes`. */
  readonly sums: readonly SentSums[];
}

/** Which events were analysed. */
export interface Origin {
  /** Name and version of the sample. */
  readonly sample: string;
  readonly sampleVersion: string;
  /** Which part of its events, such as the seed of a group: two results of one part share events. */
  readonly part: string;
}

export interface Result extends Origin {
  /** Random and unique to each result, so that the same result is recognised. */
  readonly id: string;
  readonly scheme: string;
  /** What was set, as in the address. */
  readonly state: string;
  readonly processes: readonly string[];
  /** At the reference luminosity of the sample, by process; first before all cuts. */
  readonly flow: readonly {readonly cut: string | null; readonly left: readonly Total[]}[];
  readonly histograms: readonly SentHistogram[];
}

/**
 * The result of an analysis.
 *
 * @param id random, at least eight letters or digits
 * @param snapshot the exact answer to the analysis, with all its processes
 * @param dimensions names of the histograms to put in; all, unless said
 */
export function resultOf(
  id: string,
  origin: Origin,
  scheme: Scheme,
  analysis: Analysis,
  snapshot: Snapshot,
  dimensions: readonly string[] = scheme.dimensions.map(({name}) => name),
): Result {
  return {
    id,
    ...origin,
    scheme: scheme.name,
    state: analysisCodec(scheme).encode(analysis, ''),
    processes: scheme.processes,
    flow: flowOf(snapshot).map(({cut, left}) => ({cut, left})),
    histograms: scheme.dimensions
      .filter(({name}) => dimensions.includes(name))
      .map(({name, axis}) => ({
        dimension: name,
        edges: edgesOf(axis),
        sums: scheme.processes.map((_, process) => {
          const histogram = histogramOf(snapshot, name, process);
          return {
            sumOfWeights: Array.from(histogram.sumOfWeights),
            sumOfSquaredWeights: Array.from(histogram.sumOfSquaredWeights),
            rows: Array.from(histogram.rows),
          };
        }),
      })),
  };
}

/** The file, and what to paste: JSON on one line, with a checksum of its content. */
export const printResult = (content: Result): string =>
  printSealed({format: resultFormat, version: resultVersion}, content);
