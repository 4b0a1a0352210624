/** Histograms that are stored in the file. */
import type {RootFile} from '@site/src/rootFile/rootFile';
import type {StoredHistogram} from './types';

/** Mean and standard deviation along x by the middles of the bins; of a profile, of its means. */
function statistics(edges: Float64Array, contents: Float64Array, rows: number) {
  let sum = 0;
  let first = 0;
  let second = 0;
  const width = edges.length + 1;
  for (let j = 0; j < rows; j += 1) {
    for (let i = 1; i < edges.length; i += 1) {
      const content = contents[i + (rows === 1 ? 0 : (j + 1) * width)] as number;
      const middle = ((edges[i - 1] as number) + (edges[i] as number)) / 2;
      sum += content;
      first += content * middle;
      second += content * middle * middle;
    }
  }
  const mean = first / sum;
  return {mean, deviation: Math.sqrt(Math.max(0, second / sum - mean * mean))};
}

/** @throws RootFileError for what is missing, damaged or of another class */
export async function storedHistogram(file: RootFile, path: string): Promise<StoredHistogram> {
  const histogram = await file.histogram(path);
  const [x, y] = histogram.axes;
  const edges = x?.edges ?? new Float64Array();
  const rows = y ? y.edges.length - 1 : 1;
  return {path, ...histogram, ...statistics(edges, histogram.contents, rows)};
}
