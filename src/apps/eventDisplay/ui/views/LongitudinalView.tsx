import type {ReactNode} from 'react';
import {LongitudinalDetector} from './drawing/LongitudinalDetector';
import {LongitudinalRuler} from './drawing/LongitudinalRuler';
import {ProjectedView, type ViewDefinition} from './ProjectedView';
import {
  longitudinalLayout,
  longitudinalProjection,
  type LongitudinalLayout,
} from './scene/longitudinal';
import type {FlatViewProps} from './viewProps';

const prospect: ViewDefinition<LongitudinalLayout> = {
  name: 'The event in the longitudinal (r–z) view',
  layoutOf: longitudinalLayout,
  projectionOf: longitudinalProjection,
  Detector: LongitudinalDetector,
  Ruler: LongitudinalRuler,
};

/** An event as it is seen from beside the beam; what flies upwards is above. */
export const LongitudinalView = (props: FlatViewProps): ReactNode => (
  <ProjectedView prospect={prospect} {...props} />
);
