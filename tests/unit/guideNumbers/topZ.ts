/** Numbers of the guides that look for tt̄Z. */
import type {Row} from '../workedNumbers/row';
import {topZAnalyserRows} from './topZAnalyser';
import {topZCardRows} from './topZCards';
import {topZProcessRows} from './topZProcesses';
import {topZSearchRows} from './topZSearch';
import {topZSummaryRows} from './topZSummaries';

export const topZGuideRows: readonly Row[] = [
  ...topZAnalyserRows,
  ...topZCardRows,
  ...topZSearchRows,
  ...topZProcessRows,
  ...topZSummaryRows,
];
