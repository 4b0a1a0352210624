/**
 * The highlighter where it is there from the start: while the pages are written, where `plugins/page-files`
 * puts `atHand.server.ts` in the place of this file. A browser has the colours in the page, and fetches the
 * highlighter for code that it makes itself.
 */
import type {Highlighter} from './highlighter';

export const atHand: Highlighter | undefined = undefined;
