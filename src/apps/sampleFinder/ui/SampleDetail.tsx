import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {publishedQuantities, recordUrl, releaseOf, type Sample} from '@site/src/data/catalogue';
import {formatSignificant} from '@site/src/kit/format/numbers';
import {normalise} from '@site/src/physics/normalisation';
import type {FinderRelease} from '../model/options';
import styles from './SelectionPanel.module.css';

interface Props {
  readonly release: FinderRelease;
  readonly sample: Sample;
}

/** What the columns do not say of a sample: its weight at the luminosity of the release, where it is. */
export function SampleDetail({release, sample}: Props): ReactNode {
  const {luminosityPb, luminosityPrint} = releaseOf(release);
  const {expected, weight} = normalise({
    luminosity: luminosityPb === null ? null : luminosityPb / 1000,
    ...publishedQuantities(sample),
  });
  const record = 'record' in sample ? sample.record : null;
  const datasets = 'datasets' in sample ? sample.datasets : [];
  return (
    <>
      {expected.value !== null && (
        <p>
          In {luminosityPrint}, {formatSignificant(expected.value, 4)} events are expected before
          any selection
          {weight.value !== null &&
            `; the weight of each event in the file is ${formatSignificant(weight.value, 4)} times its generator weight`}
          .
        </p>
      )}
      {datasets.map((dataset) => (
        <p key={dataset} className={styles.name}>
          <code>{dataset}</code>
        </p>
      ))}
      {record !== null && (
        <p>
          <Link href={recordUrl(record)}>Record {record} of the CERN Open Data Portal</Link>
        </p>
      )}
    </>
  );
}
