/** Words that tell recorded data from simulation; nothing else names either of them. */
import {simulatedLabel} from '../simulatedLabel';

/** The badge of events that a detector recorded. */
export const recordedLabel = 'recorded by ATLAS';

/** The kind of a sample whose points are recorded; its processes are simulated, as in all other samples. */
export const mixedLabel = `simulated for teaching, data ${recordedLabel}`;

/** The kinds of samples. */
export const sampleKinds = [simulatedLabel, mixedLabel] as const;
