import type {ReactNode} from 'react';
import {EventDisplay} from '@site/src/apps/eventDisplay';
import {StandAlonePage} from '@site/src/kit/app/StandAlonePage';

/** The event display in full page. */
export default function EventDisplayPage(): ReactNode {
  return (
    <StandAlonePage
      route="/apps/event-display"
      title="Event display"
      description="See collisions in the ATLAS detector in three 2D views and in 3D, select particles, compute masses, and guess the process. Simulated for teaching."
    >
      <EventDisplay isAlone />
    </StandAlonePage>
  );
}
