import {dataLabel as labelOf} from '../../model/classResults/origin';
import type {Analyser} from '../analyser';

/** The line of a plot that says what its data are: `√s = 13 TeV, 10.06 fb⁻¹, simulated for teaching`. */
export const dataLabel = ({
  scheme,
  analysis,
  provenance,
}: Pick<Analyser, 'scheme' | 'analysis' | 'provenance'>): string =>
  labelOf(scheme, analysis, provenance);
