/** The coach: the steps of a guide as data. A step is done when the state of the app meets its goal. */
import type {Analysis} from '../analysis';
import type {Measure} from '../statistics/measures';

export type Cuts = Analysis['cuts'];

/** The state that a step leads to. */
export type Goal =
  /** Cuts as the address writes them: `in.mll=..75&in.met=40..`. Other values count if they serve as well. */
  | {
      readonly kind: 'cut';
      readonly cut: string;
      /** Quantities without a cut at this step, although an earlier step has one. */
      readonly without?: readonly string[];
      /** True if no other cut may be set: the step starts again from all events. */
      readonly isAlone?: boolean;
    }
  /** A figure of merit of at least a number or the target of a challenge, or of more than another step reaches. */
  | {
      readonly kind: 'merit';
      readonly measure: Measure;
      readonly target:
        {readonly atLeast: number} | {readonly challenge: string} | {readonly beats: string};
      readonly maxCuts?: number;
    }
  /** Only these processes are shown. */
  | {readonly kind: 'shown'; readonly processes: readonly string[]}
  | {
      readonly kind: 'option';
      readonly name: string;
      readonly values: readonly (string | number)[];
      /** True if no process may be hidden. */
      readonly areAllShown?: boolean;
    }
  /** An integrated luminosity within 5 % of this multiple of that of the sample. */
  | {readonly kind: 'luminosity'; readonly times: number};

/** A question that is answered before the cut. The numbers of the sample decide which reply is right. */
export type Prediction =
  /** Whether a figure of merit rises, stays within 5 % or falls. */
  | {
      readonly kind: 'merit';
      readonly text: string;
      readonly measure?: Measure;
      /** The step to compare with; the state before this step, unless given. */
      readonly against?: string;
    }
  /** The process with the most events after the cut. */
  | {readonly kind: 'largest'; readonly text: string}
  /** The background that loses the largest fraction of its events. */
  | {readonly kind: 'mostReduced'; readonly text: string};

/** A question about the reason, whose replies have explanations. */
interface Reasoning {
  readonly kind: 'reason';
  readonly text: string;
  readonly replies: readonly {
    readonly id: string;
    readonly text: string;
    readonly isRight?: true;
    readonly feedback: string;
  }[];
}

export type Question = Prediction | Reasoning;

export interface CoachStep {
  readonly id: string;
  /** What to do, in one sentence; the cut in signs, unless given. */
  readonly title?: string;
  /** The physics of it. */
  readonly why?: string;
  /** Name of the quantity whose plot it is about; that of the first cut, unless given. */
  readonly plot?: string;
  readonly goal: Goal;
  /** Shown after a while without progress; the cut in words, unless given. */
  readonly hint?: string;
  readonly question?: Question;
  /** True if it stays done when later steps undo it: an earlier state of the history counts. */
  readonly isTried?: boolean;
}

export interface Guide {
  /** In the address: the key of the app, a hyphen, and words. */
  readonly id: `${string}-${string}`;
  readonly title: string;
  /** The page that it accompanies. */
  readonly page: `/docs/${string}`;
  readonly steps: readonly CoachStep[];
}
