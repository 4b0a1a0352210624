import type {ObjectRef} from './event';
import {plainField, type FieldSetting} from './tracks/field';
import {plainSelection, type Selection} from './selection';

export const views = ['transverse', 'longitudinal', 'eta-phi', 'space', 'all'] as const;
/** `all` stands for the three 2D views beside each other. */
export type View = (typeof views)[number];

export const modes = ['explore', 'masterclass', 'quiz'] as const;
export type Mode = (typeof modes)[number];

/** A mass the reader filled into the histogram. */
export interface FilledMass {
  /** Key of the event. */
  readonly event: string;
  /** What was combined, as `massBasket` names it: `ee`, `mm`, `eemm`, `gg`. */
  readonly content: string;
  /** In GeV. */
  readonly mass: number;
}

/** Everything of the display that is worth an address. */
export interface DisplayState {
  /** Key of a group of the library; undefined while a file of the reader is shown. */
  readonly group?: string;
  /** Key of the event; undefined for the first. */
  readonly event?: string;
  readonly view: View;
  readonly selection: Selection;
  readonly field: FieldSetting;
  readonly isLabelled: boolean;
  readonly picked: readonly ObjectRef[];
  readonly basket: readonly ObjectRef[];
  readonly filled: readonly FilledMass[];
  readonly mode: Mode;
  /** Seed of the quiz, so that a class can share one. */
  readonly seed: number;
}

/** What an address without further parameters says. */
export const plainState: DisplayState = {
  view: 'transverse',
  selection: plainSelection,
  field: plainField,
  isLabelled: false,
  picked: [],
  basket: [],
  filled: [],
  mode: 'explore',
  seed: 1,
};
