import {mixedLabel, recordedLabel} from '@site/src/samples/recorded/labels';
import {simulatedLabel} from '@site/src/samples/simulatedLabel';
import type {Analyser} from '../analyser';

type Source = Pick<Analyser, 'provenance'>;

/** The name of the data points in a narrow place: those of our samples are pseudo-data, unless they are recorded. */
export const dataWord = ({provenance}: Source): 'Pseudo-data' | 'Data' =>
  provenance.kind === simulatedLabel ? 'Pseudo-data' : 'Data';

/** The same with their origin, for legends, descriptions and files. */
export function dataName(source: Source): string {
  const {kind} = source.provenance;
  if (kind === simulatedLabel) return 'Pseudo-data (simulated)';
  return kind === mixedLabel || kind.includes(recordedLabel) ? `Data (${recordedLabel})` : 'Data';
}
