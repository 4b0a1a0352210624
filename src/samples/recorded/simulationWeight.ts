/** The weight of a simulated event of a released ntuple: w = L σ k ε / Σw, times its own weights. */
import {fbPerPb} from '../../physics/units';
import type {NtupleEvent} from './ntuple';
import type {RecordedRelease, ReleaseFiles} from './releases';
import type {RecordedKey} from './selections';

const factorsOf = (key: RecordedKey, release: RecordedRelease): readonly string[] => {
  if (key === 'hyy13') {
    return release === '2020e-13tev' ? ['PILEUP', 'PHOTON', 'PhotonTRIGGER'] : ['PILEUP', 'PHOTON'];
  }
  return ['PILEUP', 'ELE', 'MUON', 'LepTRIGGER'];
};

const normalisation: Readonly<
  Record<RecordedRelease, {readonly factors: readonly string[]; readonly sum: string}>
> = {
  '2020e-13tev': {factors: ['XSection'], sum: 'SumWeights'},
  '2025e-13tev-beta': {factors: ['xsec', 'filteff', 'kfac'], sum: 'sum_of_weights'},
};

/** All branches that are multiplied, and the sum of weights that they are divided by. */
export function weightBranches(
  key: RecordedKey,
  release: RecordedRelease,
): {readonly factors: readonly string[]; readonly sum: string} {
  const {factors, sum} = normalisation[release];
  const prefix = release === '2020e-13tev' ? 'scaleFactor_' : 'ScaleFactor_';
  return {
    factors: ['mcWeight', ...factors, ...factorsOf(key, release).map((name) => prefix + name)],
    sum,
  };
}

/** Events that are expected at the luminosity of the release; cross-sections of the files are in pb. */
export function simulationWeight(
  event: NtupleEvent,
  {luminosity}: ReleaseFiles,
  {factors, sum}: ReturnType<typeof weightBranches>,
): number {
  const product = factors.reduce((weight, branch) => weight * event.number(branch), 1);
  return (fbPerPb * luminosity * product) / event.number(sum);
}
