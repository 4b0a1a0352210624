import type {Display} from '../display';

const simulated = 'simulated for teaching';

/** What the events are that are shown, for the head of the display. */
export function sourceLabel(display: Pick<Display, 'file' | 'event'> | undefined): string {
  if (!display?.file || display.file.sampleEvent !== undefined) return simulated;
  return display.event.isSimulated ? 'your own file, simulated' : 'your own file';
}
