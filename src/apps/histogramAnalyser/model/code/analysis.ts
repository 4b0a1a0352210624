/** What the code of an analysis is made of. */
import type {ReleaseKey} from '@site/src/data/catalogue';
import type {Binning} from '@site/src/physics/statistics/binning';
import type {Expression} from './expression';

/** The releases whose files are ntuples. */
export type CodeRelease = Extract<ReleaseKey, '2016e-8tev' | '2020e-13tev' | '2025e-13tev-beta'>;

/** A variable of the code, and how it follows from branches of the files and from other variables. */
export interface Definition {
  readonly name: string;
  /** Statements that work on all events of a chunk; branches are fields of `events`. */
  readonly python: string;
  /** What all have to hold, where it is that. */
  readonly conditions?: readonly string[];
  /** Expression of one event; branches stand by their names. */
  readonly cpp: string;
  /** A thing to know about it, said in a comment. */
  readonly remark?: string;
}

export interface Process {
  /** As legends print it, in letters that ROOT and every font have. */
  readonly label: string;
  readonly isSignal?: boolean;
  /** Numbers of the simulated samples that are added up. */
  readonly datasets: readonly number[];
}

/** What the analysis selects in each event. */
export interface Objects {
  /** Masks over the leptons or photons of the files; the last one is `good`. */
  readonly masks: readonly Definition[];
  /** How many good ones there have to be, exactly. */
  readonly count: number;
  /** Prefix of the branches: `lep` or `photon`. */
  readonly prefix: 'lep' | 'photon';
  /** As a comment says it. */
  readonly words: string;
  /** Branches of which one has to be true; none where the release has no such trigger. */
  readonly triggers: readonly string[];
}

/** What a reader of the code should know; with `of`, only if that dimension is cut on. */
interface Remark {
  readonly of?: string;
  readonly words: string;
}

/** The real data of an analysis in one release. */
export interface Source {
  readonly release: CodeRelease;
  /** Skim or collection; undefined where a release has none. */
  readonly skim?: string;
  readonly processes: readonly Process[];
  readonly objects: Objects;
  /** All variables, each after those that it needs. */
  readonly definitions: readonly Definition[];
  /** What the events of the page passed before any cut. */
  readonly preselection: readonly Expression[];
  /** Scale factors of everything that is selected, without their prefix. */
  readonly scaleFactors: readonly string[];
  /** Those that are needed if a certain dimension is cut on. */
  readonly moreScaleFactors?: Readonly<Record<string, readonly string[]>>;
  /** In pb, with filter and branching ratio: better values than those of the files, by sample. */
  readonly crossSections?: Readonly<Record<number, number>>;
  readonly crossSectionsRemark?: string;
  /** Share of each file that a first try should read. */
  readonly fraction: number;
  /** Dimensions of the page that have no counterpart here, with the reason. */
  readonly missing: Readonly<Record<string, string>>;
  readonly remarks: readonly Remark[];
}

/** An app of the site, and where its cuts can be made on real data. */
export interface CodeAnalysis {
  readonly title: string;
  /** Address of the app on the site. */
  readonly path: string;
  /** The histogram that is drawn if no other is wished for. */
  readonly plot: {readonly dimension: string; readonly axis: Binning};
  /** The first is the one that comes nearest to the page. */
  readonly sources: readonly [Source, ...Source[]];
}
