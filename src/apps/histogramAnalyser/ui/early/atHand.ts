/**
 * The HTML of the first plots where it is made: while the pages are written, where `plugins/page-files` puts
 * `atHand.server.ts` in the place of this file. Neither histograms nor the code that draws them are in a script.
 */
import type {EarlyPlotsProps} from './EarlyPlots';

/** `id` begins the ids in the picture. */
export const atHand: ((props: EarlyPlotsProps, id: string) => string) | undefined = undefined;
