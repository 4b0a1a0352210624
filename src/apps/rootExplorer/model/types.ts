/** Messages about a ROOT file between a page and its worker: plain data, without the types of JSROOT. */
import type {Preview} from './previewTypes';
import type {Binning} from '@site/src/physics/statistics/binning';

/** A file of the reader, or the URL of a file, complete with `https://`. */
export type Origin =
  | {readonly kind: 'file'; readonly blob: Blob; readonly name: string}
  | {readonly kind: 'address'; readonly url: string};

export interface BranchInfo {
  /** As expressions say it: `lep_pt`, `AnalysisElectronsAuxDyn.pt`. */
  readonly name: string;
  readonly title: string;
  /** As C++ calls it: `float`, `float[2]`, `vector<float>`. */
  readonly type: string;
  /** One number per entry, several, a text, or what cannot be read here. */
  readonly kind: 'number' | 'numbers' | 'text' | 'other';
  /** From the dictionary of variables, where the name is in it; never guessed. */
  readonly unit?: string;
  readonly meaning?: string;
  /** What the branch is listed under: `AnalysisElectrons`, or the object that it is a member of. */
  readonly group?: string;
  /** Why the branch cannot be drawn, in a sentence; for the kind `other` only. */
  readonly problem?: string;
  /** Whether it only holds the branches of a group together: the group stands for it in lists. */
  readonly isHead?: true;
}

export interface TreeInfo {
  /** With the folders it is in: `nominal/events`. */
  readonly path: string;
  readonly title: string;
  readonly entries: number;
  readonly branches: readonly BranchInfo[];
  /** Older versions of the tree in the file, which are not shown. */
  readonly olderCycles: number;
  /** Whether software keeps its books in it, or no branch can be drawn: it is not opened by itself. */
  readonly isBookkeeping?: true;
}

export interface HistogramInfo {
  readonly path: string;
  readonly title: string;
  readonly className: string;
}

export interface OtherInfo {
  readonly path: string;
  readonly className: string;
  /** Why it is not shown, in a sentence. */
  readonly why: string;
}

export interface OpenFile {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** Address, for a file that can be shared by a link. */
  readonly url?: string;
  readonly trees: readonly TreeInfo[];
  readonly histograms: readonly HistogramInfo[];
  readonly others: readonly OtherInfo[];
  /** What readers should know of the file, in sentences: older cycles, what could not be listed. */
  readonly remarks: readonly string[];
}

/** The fields of a drawing that hold expressions. */
export type ExpressionField = 'x' | 'y' | 'weight' | 'selection' | 'secondSelection';

export interface DrawRequest {
  readonly tree: string;
  readonly x: string;
  /** For a drawing in two dimensions. */
  readonly y?: string;
  /** One, or two to be compared; an empty text takes all entries. */
  readonly selections: readonly string[];
  readonly weight?: string;
  /** From 1 to `drawLimits.bins`, or `drawLimits.binsEach` in two dimensions. */
  readonly bins: number;
  /** Left out: set automatically. */
  readonly range?: readonly [number, number];
  readonly yBins?: number;
  readonly yRange?: readonly [number, number];
  /** Whether each value of a list is an entry of the histogram; if not, lists need an index. */
  readonly flatten: boolean;
}

/**
 * The number of bins is that of the request, but for an automatic range of whole numbers or one that was extended.
 */
export interface DrawnAxis extends Binning {
  /** The expression. */
  readonly label: string;
  /** The range for the first entries, if later ones did not fit into it. */
  readonly extendedFrom?: readonly [number, number];
  /** Where the expression is a branch, or a sum or multiple that keeps its unit. */
  readonly unit?: string;
}

export interface DrawnSeries {
  /** The selection; "all" for an empty one. */
  readonly label: string;
  /**
   * Sum of weights of each bin. In one dimension entry 0 is the underflow, 1 the first bin and the last
   * one the overflow; in two, bin (i, j) stands at `i + j * (bins of x + 2)`.
   */
  readonly sumOfWeights: Float64Array;
  /** Sum of squared weights, at the same places: the variance of a bin. */
  readonly sumOfSquares: Float64Array;
  /** Values that were put in, those outside of the axes included. */
  readonly entries: number;
  /** Sums of weights outside of the axis; in two dimensions outside of either. */
  readonly underflow: number;
  readonly overflow: number;
  /** Values that are not number, such as the square root of a negative one; they are in no bin. */
  readonly notANumber: number;
  /** Weighted mean and standard deviation of all finite values of x; NaN without entries. */
  readonly mean: number;
  readonly deviation: number;
  /** The same of y. */
  readonly yMean?: number;
  readonly yDeviation?: number;
}

export interface DrawResult {
  readonly request: DrawRequest;
  /** x, and y in two dimensions. */
  readonly axes: readonly DrawnAxis[];
  readonly series: readonly DrawnSeries[];
  readonly entriesRead: number;
  /** Entries that are left out because baskets with some of their values are corrupted. */
  readonly entriesSkipped: number;
  /** A sentence for each of these baskets, in the order of their entries. */
  readonly corrupt: readonly string[];
  readonly entriesOf: number;
  /** Branches with integers that are rounded in the drawing: numbers are exact up to 2^53. */
  readonly rounded: readonly string[];
  /** False for a part, and for a drawing that was stopped. */
  readonly isComplete: boolean;
}

interface StoredAxis {
  /** Edges of all bins, one more than there are bins. */
  readonly edges: Float64Array;
  readonly title: string;
  /** Names of the bins, if they have any. */
  readonly labels?: readonly string[];
}

/** A histogram or profile that is stored in the file. */
export interface StoredHistogram {
  readonly path: string;
  readonly title: string;
  readonly className: string;
  readonly kind: 'histogram' | 'profile';
  /** One axis, or two. */
  readonly axes: readonly StoredAxis[];
  /** Title of what is counted, if the file has one. */
  readonly valueTitle: string;
  /** With under- and overflow, laid out like `DrawnSeries.sumOfWeights`; means for a profile. */
  readonly contents: Float64Array;
  /** Standard error of each content. */
  readonly errors: Float64Array;
  readonly entries: number;
  readonly mean: number;
  readonly deviation: number;
}

/** What cannot be done, in a sentence, and what to do instead. */
export interface Problem {
  readonly what: string;
  readonly advice: string;
  /** For an expression: where it is wrong, as positions in its text. */
  readonly at?: {
    readonly field: ExpressionField;
    readonly from: number;
    readonly to: number;
  };
  /** Names that the reader may have meant. */
  readonly near?: readonly string[];
}

/** Why a service rejects, unless it was closed. */
export class ExplorerError extends Error implements Problem {
  override readonly name = 'ExplorerError';
  readonly what: string;
  readonly advice: string;
  readonly at?: Problem['at'];
  readonly near?: readonly string[];

  constructor({what, advice, at, near}: Problem) {
    super(`${what} ${advice}`);
    this.what = what;
    this.advice = advice;
    this.at = at;
    this.near = near;
  }
}

export interface DrawListener {
  /** Called as the drawing grows, at most some ten times a second. */
  readonly onPart?: (drawn: DrawResult) => void;
  /** Ends the reading; `draw` then resolves with what there is, not complete. */
  readonly signal?: AbortSignal;
}

/** One file at a time; a question on another file than the last one opened is refused. */
export interface ExplorerService {
  /** @throws ExplorerError */
  open(origin: Origin): Promise<OpenFile>;
  /** Values of the first entries, or of `count` from `first` on. @throws ExplorerError */
  preview(
    tree: string,
    branches: readonly string[],
    first: number,
    count: number,
  ): Promise<Preview>;
  /** A later drawing ends the one before. @throws ExplorerError */
  draw(request: DrawRequest, listener?: DrawListener): Promise<DrawResult>;
  /** A histogram of `OpenFile.histograms`. @throws ExplorerError */
  histogram(path: string): Promise<StoredHistogram>;
  /** Closes the file, ends the worker, and rejects what is pending with a WorkerDisconnectedError. */
  close(): void;
}

/** What a drawing and a table may have at most. */
export const drawLimits = {
  bins: 1000,
  binsEach: 200,
  selections: 2,
  previewEntries: 100,
  previewBranches: 12,
  /** Numbers of a list that a cell of the preview shows. */
  previewList: 20,
  /** Characters of an expression. */
  expression: 1000,
} as const;
