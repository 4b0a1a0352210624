/** Of the analyser at 8 TeV no yields were published that we found: estimates take their place. */
import type {ProcessId} from '../hww13/published';

/** In fb⁻¹. */
export const luminosity = 1;

/** Cross-sections at 8 TeV of the 2016 release times the acceptance at 13 TeV. */
export const estimatedEvents: Readonly<Record<ProcessId, number>> = {
  higgs: 14,
  ww: 340,
  ttbar: 1500,
  z: 460_000,
};

/** S/√B without cuts, and in the recipe with no jets: estimates too. */
export const estimatedSignificance = {none: 0.02, zeroJetRecipe: 0.2} as const;
