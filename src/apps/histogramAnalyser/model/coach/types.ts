/** The coach: the steps of a guide as data. A step is done when the state of the app meets its goal. */
import type {Analysis} from '../analysis';
import type {Measure} from '../statistics/measures';

export type Cuts = Analysis['cuts'];

/** The state that a step leads to. */
export type Goal =
  /** Cuts as URL parameters: `in.mll=..75&in.met=40..`. Other values are accepted if they have the same effect. */
  | {
      readonly kind: 'cut';
      readonly cut: string;
      /** Quantities without a cut at this step, although an earlier step has one. */
      readonly without?: readonly string[];
      /** True if no other cut may be set: the step starts again from all events. */
      readonly isAlone?: boolean;
    }
  /** A figure of merit: at least a number or the target of a challenge, or larger than that of another step. */
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
  /**
   * The position of a peak, marked by a cut around it. The expected position is the mean of the signal events with the
   * cuts so far, from `from` to `to`, in the unit of the quantity.
   */
  | {
      readonly kind: 'position';
      readonly quantity: string;
      readonly from: number;
      readonly to: number;
    }
  /** An integrated luminosity within 5 % of this multiple of that of the sample. */
  | {readonly kind: 'luminosity'; readonly times: number};

/** A question that is answered before the cut. The right reply follows from the event counts of the sample. */
export type Prediction =
  /** Change of a figure of merit: a rise, less than 5 %, or a fall. */
  | {
      readonly kind: 'merit';
      readonly text: string;
      readonly measure?: Measure;
      /** The step to compare with; by default the state before this step. */
      readonly against?: string;
    }
  /** The process with the most events after the cut. */
  | {readonly kind: 'largest'; readonly text: string}
  /** The background that loses the largest fraction of its events. */
  | {readonly kind: 'maxReduction'; readonly text: string};

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
  /** Task in one sentence; by default the cut as a formula. */
  readonly title?: string;
  /** Physical reason for the step. */
  readonly why?: string;
  /** Name of the quantity of the plot; by default that of the first cut. */
  readonly plot?: string;
  readonly goal: Goal;
  /** Shown after a while without progress; by default the cut in words. */
  readonly hint?: string;
  readonly question?: Question;
  /** True if the step itself has the fields of the cut on its quantity: categories, or the ends of a range. */
  readonly hasFields?: true;
  /** True if the step stays done when a later step undoes it: earlier states of the history count. */
  readonly isTried?: boolean;
}

/** An action that is offered after a guide. */
export interface NextAction {
  readonly text: string;
  /** Address on the site, without its base: a section of a page, or an app with its guide. */
  readonly to: `/${string}`;
}

export interface Guide {
  /** Value of the URL parameter: the key of the app, a hyphen, and words. */
  readonly id: `${string}-${string}`;
  readonly title: string;
  /** Documentation page that the guide belongs to. */
  readonly page: `/docs/${string}`;
  readonly steps: readonly CoachStep[];
  /** The result, once all steps are done. */
  readonly found?: string;
  /** Offered once all steps are done, the main action first. */
  readonly next?: readonly NextAction[];
}
