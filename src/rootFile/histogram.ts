/** Histograms and profiles of a file as plain numbers. */
import {RootFileError} from './rootFile';

interface RootAxis {
  /** Edges of all bins, one more than there are bins. */
  readonly edges: Float64Array;
  readonly title: string;
  readonly labels?: readonly string[];
}

export interface RootHistogram {
  readonly title: string;
  readonly className: string;
  readonly kind: 'histogram' | 'profile';
  /** One axis, or two. */
  readonly axes: readonly RootAxis[];
  /** Title of the axis of contents. */
  readonly valueTitle: string;
  /** With under- and overflow: bin (i, j) stands at `i + j * (bins of x + 2)`, bins counted from 1. */
  readonly contents: Float64Array;
  /** Standard error of each content. */
  readonly errors: Float64Array;
  readonly entries: number;
}

/** An axis as ROOT stores it (class TAxis). */
interface StoredAxis {
  readonly fNbins: number;
  readonly fXmin: number;
  readonly fXmax: number;
  readonly fXbins: ArrayLike<number>;
  readonly fTitle: string;
  readonly fLabels?: {
    readonly arr: readonly {readonly fString?: string; readonly fUniqueID: number}[];
  } | null;
}

/** A histogram as ROOT stores it (classes TH1, TH2 and TProfile). */
interface RawHistogram {
  readonly _typename: string;
  readonly fTitle: string;
  readonly fEntries: number;
  readonly fXaxis: StoredAxis;
  readonly fYaxis: StoredAxis;
  readonly fArray: ArrayLike<number>;
  readonly fSumw2: ArrayLike<number>;
  readonly fBinEntries?: ArrayLike<number>;
  readonly fBinSumw2?: ArrayLike<number>;
  readonly fErrorMode?: number;
}

const maxBins = 4_000_000;

function axisOf({fNbins, fXmin, fXmax, fXbins, fTitle, fLabels}: StoredAxis): RootAxis {
  const edges = Float64Array.from({length: fNbins + 1}, (_, i) =>
    fXbins.length === fNbins + 1 ? (fXbins[i] as number) : fXmin + ((fXmax - fXmin) * i) / fNbins,
  );
  const names = fLabels?.arr ?? [];
  if (names.length === 0) return {edges, title: fTitle};
  const labels = Array.from({length: fNbins}, () => '');
  for (const {fString, fUniqueID} of names) {
    if (fUniqueID >= 1 && fUniqueID <= fNbins) labels[fUniqueID - 1] = fString ?? '';
  }
  return {edges, title: fTitle, labels};
}

/** Mean and its error in a bin of a profile, by the sums of w, w*w, w*y and w*y*y. */
function profileBin(stored: RawHistogram, bin: number): readonly [number, number] {
  const sum = stored.fBinEntries?.[bin] ?? 0;
  if (sum === 0) return [0, 0];
  const mean = (stored.fArray[bin] ?? 0) / sum;
  const spread = Math.sqrt(Math.abs((stored.fSumw2[bin] ?? 0) / sum - mean * mean));
  const squares = stored.fBinSumw2?.length ? (stored.fBinSumw2[bin] ?? 0) : sum;
  const effective = squares > 0 ? (sum * sum) / squares : 0;
  const isSpread = stored.fErrorMode === 1;
  return [mean, isSpread || effective === 0 ? spread : spread / Math.sqrt(effective)];
}

function checked(stored: RawHistogram, sides: readonly StoredAxis[]): number {
  const areSound = sides.every(
    ({fNbins, fXmin, fXmax}) => fNbins >= 1 && fNbins <= maxBins && fXmin < fXmax,
  );
  const cells = sides.reduce((product, {fNbins}) => product * (fNbins + 2), 1);
  if (!areSound || cells > maxBins || stored.fArray.length !== cells) {
    throw new RootFileError('damaged', 'The axes of the histogram do not match its contents.');
  }
  return cells;
}

/**
 * The errors are the roots of the stored sums of squared weights, or of the contents if the file has
 * none, as in ROOT; for a profile those of the means, or the spread if the option of the profile is set.
 *
 * @param object as JSROOT gives it
 * @throws RootFileError where axes and contents do not agree
 */
export function histogramOf(object: unknown): RootHistogram {
  const stored = object as RawHistogram;
  const isProfile = stored._typename === 'TProfile';
  const hasTwo = stored._typename.startsWith('TH2');
  const sides = hasTwo ? [stored.fXaxis, stored.fYaxis] : [stored.fXaxis];
  const cells = checked(stored, sides);
  const contents = Float64Array.from(stored.fArray);
  const errors = new Float64Array(cells);
  const hasSquares = stored.fSumw2.length === cells;
  for (let bin = 0; bin < cells; bin += 1) {
    if (isProfile) {
      const [mean, error] = profileBin(stored, bin);
      contents[bin] = mean;
      errors[bin] = error;
    } else {
      const variance = hasSquares ? stored.fSumw2[bin] : Math.abs(contents[bin] as number);
      errors[bin] = Math.sqrt(variance ?? 0);
    }
  }
  return {
    title: stored.fTitle,
    className: stored._typename,
    kind: isProfile ? 'profile' : 'histogram',
    axes: sides.map(axisOf),
    valueTitle: hasTwo ? '' : stored.fYaxis.fTitle,
    contents,
    errors,
    entries: stored.fEntries,
  };
}
