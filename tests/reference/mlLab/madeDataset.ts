/** The whole dark-matter sample, generated again. */
import {datasetOf} from '@site/src/apps/mlLab/model/data/sampleData';
import type {Dataset} from '@site/src/apps/mlLab/model/types';
import {decode} from '@site/src/samples/format/decode';
import type {Manifest} from '@site/src/samples/format/manifest';
import {samples} from '@site/src/samples/registry';

export function madeDataset(): Dataset {
  const {bytes, manifest} = samples.dm13.made();
  return datasetOf(decode(manifest as Manifest, bytes.buffer), 'dm13');
}
