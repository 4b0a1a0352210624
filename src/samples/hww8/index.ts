/** `hww8`: H → WW → ℓνℓν at 8 TeV, simulated for teaching. */
import type {DileptonEvent} from '../../physics/montecarlo/collider/observables';
import type {ProgressGenerator} from '../../physics/montecarlo/stratified';
import {hww13, hww13Info, hww13WhatIf} from '../hww13';
import type {ProcessId} from '../hww13/published';
import type {WhatIf} from '../hww13/whatIf';
import type {Sample, SampleInfo} from '../sample';
import {estimatedEvents, luminosity} from './published';

export const hww8Info: SampleInfo = {
  ...hww13Info,
  key: 'hww8',
  title: 'H → WW → ℓνℓν at 8 TeV',
  version: '1',
  energy: 8,
  luminosity,
  processes: hww13Info.processes.map((process) => ({
    ...process,
    expected: estimatedEvents[process.id as ProcessId],
    source:
      'estimate: cross-section at 8 TeV times the selection efficiency at 13 TeV; not published',
  })),
  presets: [],
  provenance: `${hww13Info.provenance} The events are those at 13 TeV; their weights are scaled.`,
};

const scaled = ({columns, rows, pseudoData}: Sample<DileptonEvent>): Sample<DileptonEvent> => ({
  info: hww8Info,
  columns,
  rows: rows.map((ofProcess, i) => {
    const now = hww8Info.processes[i]?.expected ?? NaN;
    const factor = now / (hww13Info.processes[i]?.expected ?? NaN);
    return ofProcess.map(({event, weight}) => ({event, weight: weight * factor}));
  }),
  pseudoData,
});

/** The events of `hww13` with other weights. */
export const hww8 = (): Sample<DileptonEvent> => scaled(hww13());

/** The same of `hww13WhatIf`. */
export function* hww8WhatIf(
  whatIf: WhatIf,
  share: number,
): ProgressGenerator<Sample<DileptonEvent>> {
  return scaled(yield* hww13WhatIf(whatIf, share));
}
