/** Reads results of others, and refuses what is damaged, with the reason. */
import {
  isAtLeastZero,
  isCount,
  isId,
  isList,
  isNumber,
  isRecord,
  isText,
  type Check,
} from '@site/src/lib/status/checks';
import {openSealed} from '@site/src/lib/sealed';
import {maxBins} from '../counting/axis';
import {maxDimensions} from '../events/events';
import {resultFormat, resultVersion, type Result} from './result';

export type ReadResult = {readonly result: Result} | {readonly refused: string};

/** In characters: about a hundred times more than the result of an app of ours. */
const longest = 8_000_000;
const isTotal = isRecord({
  sumOfWeights: isNumber,
  sumOfSquaredWeights: isAtLeastZero,
  rows: isCount,
});

const areEdges: Check = (value) =>
  isList(isNumber)(value) &&
  (value as readonly number[]).length >= 2 &&
  (value as readonly number[]).length <= maxBins + 1 &&
  (value as readonly number[]).every(
    (edge, i, edges) => i === 0 || edge > (edges[i - 1] as number),
  );

const isHistogram =
  (processes: number): Check =>
  (value) => {
    if (!isRecord({dimension: isText, edges: areEdges})(value)) return false;
    const slots = (value as {edges: readonly number[]}).edges.length + 1;
    const areSums = isRecord({
      sumOfWeights: isList(isNumber, slots),
      sumOfSquaredWeights: isList(isAtLeastZero, slots),
      rows: isList(isCount, slots),
    });
    return isRecord({sums: isList(areSums, processes)})(value);
  };

const areDifferent = (names: readonly unknown[]): boolean => new Set(names).size === names.length;

/** The name of the first field that is not as it should be. */
function faultyField(content: unknown): string | undefined {
  const texts = ['id', 'sample', 'sampleVersion', 'part', 'scheme', 'state'];
  const faulty = texts.find((name) => !isRecord({[name]: isText})(content));
  if (faulty !== undefined) return faulty;
  if (!isRecord({id: isId})(content)) return 'id';
  if (!isRecord({processes: isList(isText)})(content)) return 'processes';
  const {processes} = content as Result;
  if (processes.length === 0 || !areDifferent(processes)) return 'processes';
  const isStep = isRecord({
    cut: (cut) => cut === null || isText(cut),
    left: isList(isTotal, processes.length),
  });
  if (!isRecord({flow: isList(isStep)})(content)) return 'flow';
  const {flow} = content as Result;
  if (flow.length === 0 || flow.length > maxDimensions + 1) return 'flow';
  if (!isRecord({histograms: isList(isHistogram(processes.length))})(content)) return 'histograms';
  const names = (content as Result).histograms.map(({dimension}) => dimension);
  return areDifferent(names) && names.length <= maxDimensions ? undefined : 'histograms';
}

/** Reads the text of a result file. White space may have changed on the way, nothing else. */
export function readResult(text: string): ReadResult {
  const opened = openSealed(text, {
    format: resultFormat,
    version: resultVersion,
    longest,
    what: 'a Histogram Analyser result',
  });
  if ('refused' in opened) return opened;
  const faulty = faultyField(opened.content);
  return faulty === undefined
    ? {result: opened.content as Result}
    : {refused: `Its field "${faulty}" is missing or invalid.`};
}
