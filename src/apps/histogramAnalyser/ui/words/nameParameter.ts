import {parameterLabel} from '@site/src/kit/app/urlCodec';
import type {AppDescription} from '../../model/description';

const names: Readonly<Record<string, string>> = {
  lumi: 'the luminosity',
  show: 'the processes that are drawn',
  draw: 'how processes are drawn',
  axis: 'the scale',
  ratio: 'the ratio',
  measure: 'the definition of the significance',
  uncertainty: 'the uncertainty of the background',
  preset: 'the normalisation',
  spin: 'the spins of the two W bosons',
  resolution: 'the measurement of the missing momentum',
  btag: 'how b jets are tagged',
  pileup: 'the pile-up',
  throw: 'the seed of the pseudo-data',
  group: 'the group',
  groups: 'the number of groups',
  seed: 'the seed of the groups',
};

/** What a parameter of the address sets, in words: `the cut on m(ℓℓ)`; its own name for an unknown one. */
export function nameParameter({histograms}: AppDescription, name: string): string {
  const dimension = /^i[ns]\.(.+)$/.exec(name)?.[1];
  if (dimension !== undefined) {
    const histogram = histograms.find((one) => one.dimension === dimension);
    return `the cut on ${histogram?.label ?? parameterLabel({}, dimension)}`;
  }
  return parameterLabel(names, name);
}
