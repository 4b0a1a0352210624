/** The highlighter at hand while the pages are written: see `atHand.ts`. */
export {highlight as atHand} from './highlighter';
