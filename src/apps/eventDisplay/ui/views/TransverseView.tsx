import type {ReactNode} from 'react';
import {TransverseDetector} from './drawing/TransverseDetector';
import {TransverseRuler} from './drawing/TransverseRuler';
import {ProjectedView, type ViewDefinition} from './ProjectedView';
import {transverseLayout, transverseProjection, type TransverseLayout} from './scene/transverse';
import type {FlatViewProps} from './viewProps';

const prospect: ViewDefinition<TransverseLayout> = {
  name: 'The event in the transverse (x–y) view',
  layoutOf: transverseLayout,
  projectionOf: transverseProjection,
  Detector: TransverseDetector,
  Ruler: TransverseRuler,
};

/** An event as it is seen along the beam, from +z. */
export const TransverseView = (props: FlatViewProps): ReactNode => (
  <ProjectedView prospect={prospect} {...props} />
);
