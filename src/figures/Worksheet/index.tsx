/** Drawings that a class works on, on paper. */
export {AngleGrid} from './AngleGrid';
export {HistogramGrid} from './HistogramGrid';
export {Target} from './Target';
