import {simulatedWords} from '@site/src/samples/simulatedWords';
import type {Analyser} from '../analyser';

/** What points are called: those of our samples are no data. */
export const dataWord = ({provenance}: Pick<Analyser, 'provenance'>): 'Pseudo-data' | 'Data' =>
  provenance.kind === simulatedWords ? 'Pseudo-data' : 'Data';
