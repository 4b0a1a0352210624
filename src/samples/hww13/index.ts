/** `hww13`: H → WW → ℓνℓν with WW, tt̄ and Z, simulated for teaching. */
import type {DileptonEvent} from '../../physics/montecarlo/collider/observables';
import type {ProgressGenerator} from '../../physics/montecarlo/stratified';
import {assembled, assembling} from '../assemble';
import {dileptonColumns} from '../dilepton/columns';
import type {ProcessInfo, Sample, SampleInfo} from '../sample';
import {processComponents, smaller} from './processes';
import {
  higgsCorrection,
  luminosity,
  processIds,
  publishedYields,
  type ProcessId,
} from './published';
import type {WhatIf} from './whatIf';

const published = publishedYields.find(({selection}) => selection === 'none')?.yields;

const labels: Readonly<Record<ProcessId, string>> = {
  higgs: 'H → WW',
  ww: 'WW',
  ttbar: 'tt̄',
  z: 'Z',
};

function processInfo(id: ProcessId): ProcessInfo {
  const events = published?.[id] ?? NaN;
  const source = 'yield in the 2020 histogram analyser without cuts';
  if (id !== 'higgs') return {id, label: labels[id], expected: events, source};
  return {
    id,
    label: labels[id],
    isSignal: true,
    expected: events * higgsCorrection,
    source: `${source}, times ${higgsCorrection.toFixed(2)} to correct the cross-section`,
  };
}

export const hww13Info: SampleInfo = {
  key: 'hww13',
  title: 'H → WW → ℓνℓν at 13 TeV',
  version: '1',
  energy: 13,
  luminosity,
  processes: processIds.map(processInfo),
  presets: [
    {
      id: 'published2020',
      label: 'as published in 2020',
      reason: `The 2020 app used a gluon-fusion cross-section that was 3.7 times too small and a vector-boson-fusion cross-section that was half the correct value: together they gave ${higgsCorrection.toFixed(1)} times too few Higgs bosons.`,
      factors: {higgs: 1 / higgsCorrection},
    },
  ],
  preselection:
    'Exactly two leptons of opposite charge with pT > 25 GeV and |η| < 2.5; ETmiss < 200 GeV, 10 GeV < m(ℓℓ) < 105 GeV, pT(ℓℓ) < 200 GeV. Jets are counted if their pT is above 30 GeV.',
  provenance:
    'Simulated for teaching with a toy generator: decays with spin correlations at lowest order, and an effective response fitted to the distributions in the 2020 histogram analyser of ATLAS Open Data. The process WW includes ZZ → ℓℓνν, which has the same final state.',
};

const parts = (whatIf: WhatIf, share: number) => {
  const components = processComponents(whatIf);
  return hww13Info.processes.map(({id, expected}) => [
    {components: smaller(components[id as ProcessId], share), expected},
  ]);
};

let made: Sample<DileptonEvent> | undefined;

/** Made once, and kept: the sample at 8 TeV has the same events. */
export function hww13(): Sample<DileptonEvent> {
  made ??= assembled({
    info: hww13Info,
    columns: dileptonColumns,
    parts: parts({}, 1),
    hasPseudoData: false,
  });
  return made;
}

/**
 * The sample as it would be with another detector or another nature. The yields before any cut stay
 * those of the sample, since they are normalised after the preselection.
 *
 * @param share of the usual number of rows
 */
export const hww13WhatIf = (
  whatIf: WhatIf,
  share: number,
): ProgressGenerator<Sample<DileptonEvent>> =>
  assembling({
    info: hww13Info,
    columns: dileptonColumns,
    parts: parts(whatIf, share),
    hasPseudoData: false,
  });
