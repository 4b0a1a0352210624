/** The code of each explorable figure, loaded on request. */
import type {ComponentType} from 'react';

export const loaders = {
  'invariant-mass': async (): Promise<ComponentType> =>
    (await import('./InvariantMass')).InvariantMass,
  'asimov-significance': async (): Promise<ComponentType> =>
    (await import('./AsimovSignificance')).AsimovSignificance,
  'pile-up': async (): Promise<ComponentType> => (await import('./PileUp')).PileUp,
  'event-weights': async (): Promise<ComponentType> =>
    (await import('./EventWeights')).EventWeights,
  'resolution-and-bias': async (): Promise<ComponentType> =>
    (await import('./ResolutionAndBias')).ResolutionAndBias,
  'look-elsewhere': async (): Promise<ComponentType> =>
    (await import('./LookElsewhere')).LookElsewhere,
  luminosity: async (): Promise<ComponentType> =>
    (await import('./LuminosityAndCrossSection')).LuminosityAndCrossSection,
  trigger: async (): Promise<ComponentType> => (await import('./Trigger')).TriggerChoice,
  acceptance: async (): Promise<ComponentType> =>
    (await import('./AcceptanceTimesEfficiency')).AcceptanceTimesEfficiency,
};

export type ExplorableId = keyof typeof loaders;
