/** Makes the panel below a plot available at once, for a page that is also drawn on a server. */
import {comparisons} from './comparisonLoader';
import {comparisonPanel} from './comparisonPanel';

comparisons.panel = comparisonPanel;
