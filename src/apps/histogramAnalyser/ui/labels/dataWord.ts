import {simulatedWords} from '@site/src/samples/simulatedWords';
import type {Analyser} from '../analyser';

/** The name of the data points: those of our samples are pseudo-data. */
export const dataWord = ({provenance}: Pick<Analyser, 'provenance'>): 'Pseudo-data' | 'Data' =>
  provenance.kind === simulatedWords ? 'Pseudo-data' : 'Data';
