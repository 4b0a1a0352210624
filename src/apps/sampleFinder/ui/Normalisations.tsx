import type {ReactNode} from 'react';
import {ColumnHeads} from '@site/src/components/ColumnHeads';
import {ScrollRegion} from '@site/src/components/ScrollRegion';
import {publishedQuantities, type Sample} from '@site/src/data/catalogue';
import {formatSignificant} from '@site/src/kit/format/numbers';
import {formatWithUnit} from '@site/src/kit/format/quantities';
import {normalise, type Normalisation} from '@site/src/physics/normalisation';
import {formulasOf} from '@site/src/physics/normalisationFormulas';
import styles from './SelectionPanel.module.css';

interface Props {
  readonly samples: readonly Sample[];
  readonly luminosityFb: number | null;
}

const shown = ({value}: Normalisation['weight'], unit = ''): ReactNode =>
  value === null ? (
    <i>not published</i>
  ) : (
    formatWithUnit(formatSignificant(value, 4), unit, {unbroken: true})
  );

function Row({sample, luminosityFb}: {sample: Sample; luminosityFb: number | null}): ReactNode {
  const values = {luminosity: luminosityFb, ...publishedQuantities(sample)};
  const {effectivePb, expected, weight, equivalentFb} = normalise(values);
  const formula = formulasOf(values).weight;
  return (
    <tr>
      <th scope="row">
        {sample.dsid} {sample.name}
      </th>
      <td>{shown(effectivePb, 'pb')}</td>
      <td>{shown(expected)}</td>
      <td>
        {shown(weight)}
        <span className={styles.formula}>= {formula.numbers}</span>
      </td>
      <td>{shown(equivalentFb, 'fb⁻¹')}</td>
    </tr>
  );
}

/** The normalisation of each sample at a luminosity. */
export function Normalisations({samples, luminosityFb}: Props): ReactNode {
  return (
    <ScrollRegion label="Normalisation" className={styles.weights}>
      <table>
        <ColumnHeads
          of={[
            'Sample',
            'σ k ε',
            'Expected events',
            'Weight w = L σ k ε / Σw',
            'Equivalent luminosity',
          ]}
        />
        <tbody>
          {samples.map((sample) => (
            <Row key={sample.dsid} sample={sample} luminosityFb={luminosityFb} />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
