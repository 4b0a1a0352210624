/** Fractions of decays that a selection keeps. */

export interface Selection {
  /** Fraction of the decays with all leptons in the acceptance, from 0 to 1. */
  readonly acceptance: number;
  /** Efficiency for one lepton, from 0 to 1. */
  readonly efficiency: number;
  /** Number of leptons that are required. */
  readonly leptons: number;
}

/** Efficiency for all leptons of an event, ε^n, if they are reconstructed independently. */
export const eventEfficiency = ({efficiency, leptons}: Omit<Selection, 'acceptance'>): number =>
  efficiency ** leptons;

/** Fraction A ε^n of the decays that is selected: acceptance times efficiency. */
export const selectedFraction = (selection: Selection): number =>
  selection.acceptance * eventEfficiency(selection);

/** Produced events from those that were selected, N / (A ε^n). */
export const producedEvents = (selected: number, selection: Selection): number =>
  selected / selectedFraction(selection);
