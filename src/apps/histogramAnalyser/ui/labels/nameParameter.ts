import {parameterLabel} from '@site/src/kit/app/urlCodec';
import type {AppDescription} from '../../model/description';

const names: Readonly<Record<string, string>> = {
  lumi: 'the luminosity',
  show: 'the processes drawn',
  draw: 'the drawing style',
  axis: 'the scale',
  signal: 'the signal scale factor',
  ratio: 'the panel below the plots',
  measure: 'the definition of the significance',
  uncertainty: 'the background uncertainty',
  best: 'the best-cut marker',
  preset: 'the normalisation',
  spin: 'the spin correlation of the W bosons',
  resolution: 'the resolution of the missing transverse momentum',
  btag: 'the b-tagging working point',
  pileup: 'the pile-up',
  throw: 'the pseudo-data seed',
  group: 'the group',
  groups: 'the number of groups',
  seed: 'the group seed',
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
