/** The explorable figures at hand while the pages are written: see `atHand.ts`. */
import {AcceptanceTimesEfficiency} from './AcceptanceTimesEfficiency';
import {AsimovSignificance} from './AsimovSignificance';
import {EventWeights} from './EventWeights';
import {InvariantMass} from './InvariantMass';
import {LookElsewhere} from './LookElsewhere';
import {LuminosityAndCrossSection} from './LuminosityAndCrossSection';
import {PileUp} from './PileUp';
import {ResolutionAndBias} from './ResolutionAndBias';
import {TriggerChoice} from './Trigger';

export const atHand = {
  'invariant-mass': InvariantMass,
  'asimov-significance': AsimovSignificance,
  'pile-up': PileUp,
  'event-weights': EventWeights,
  'resolution-and-bias': ResolutionAndBias,
  'look-elsewhere': LookElsewhere,
  luminosity: LuminosityAndCrossSection,
  trigger: TriggerChoice,
  acceptance: AcceptanceTimesEfficiency,
};
