import {useState, type ReactNode} from 'react';
import CodeBlock from '@theme/CodeBlock';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {ColumnHeads} from '@site/src/components/ColumnHeads';
import {ScrollRegion} from '@site/src/components/ScrollRegion';
import {
  releaseOf,
  type Sample,
  type Variant2020,
  publishedQuantities,
} from '@site/src/data/catalogue';
import {recordOf} from '@site/src/data/catalogue/records';
import {BasketButton} from '@site/src/kit/citations/BasketButton';
import {CitationFormats} from '@site/src/kit/citations/CitationFormats';
import {ChoiceField} from '@site/src/kit/fields/ChoiceField';
import {NumberTextField} from '@site/src/kit/fields/NumberTextField';
import {readField} from '@site/src/kit/fields/readField';
import {formatSignificant} from '@site/src/kit/format/numbers';
import {formatWithUnit} from '@site/src/kit/format/quantities';
import {normalise, type Normalisation} from '@site/src/physics/normalisation';
import {formulasOf} from '@site/src/physics/normalisationFormulas';
import {clientCommandsFor, downloadsOf} from '../model/clientCommands';
import type {CodeOptions, FinderRelease} from '../model/options';
import {pythonFor} from '../model/python';
import {inSelection, selectionsOf} from '../model/selections';
import styles from './SelectionPanel.module.css';

interface NormalisationsProps {
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
function Normalisations({samples, luminosityFb}: NormalisationsProps): ReactNode {
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

interface Props {
  readonly release: FinderRelease;
  readonly samples: readonly Sample[];
  /** Numbers of one collection of the 2020 release. */
  readonly variants: readonly Variant2020[];
}

const protocols = [
  {value: 'https', label: 'HTTPS: each file is downloaded once'},
  {value: 'root', label: 'XRootD: streamed, requires the package xrootd'},
] as const;

/** From chosen samples to what an analysis needs: code, commands, weights, citation. */
export function SelectionPanel({release, samples, variants}: Props): ReactNode {
  const {luminosityPb, luminosityNote} = releaseOf(release);
  const [luminosity, setLuminosity] = useState(
    luminosityPb === null ? '' : String(luminosityPb / 1000),
  );
  const {label, options: choices} = selectionsOf(release, samples);
  const [wanted, setWanted] = useState<string>();
  const [protocol, setProtocol] = useState<CodeOptions['protocol']>('https');
  const selection = choices.includes(wanted ?? '') ? wanted : choices[0];
  const {value: luminosityFb, problem} = readField('luminosity', luminosity);
  const there = inSelection(release, samples, selection, variants);
  const downloads = downloadsOf(there, release, selection);
  const records = downloads.map(({record}) => recordOf(record));
  const code = pythonFor(there, release, {
    luminosityPb: luminosityFb === null ? null : Number((luminosityFb * 1000).toPrecision(12)),
    protocol,
    ...(selection ? {selection} : {}),
  });
  return (
    <>
      <div className={styles.fields}>
        {selection && (
          <ChoiceField
            label={label}
            value={selection}
            options={choices.map((choice) => ({value: choice, label: choice}))}
            onChange={setWanted}
          />
        )}
        <NumberTextField
          label="Luminosity"
          symbol="L"
          unit="fb⁻¹"
          text={luminosity}
          problem={problem}
          remark={luminosityNote}
          onChange={setLuminosity}
        />
        {release !== '2025r-evgen-13tev' && (
          <ChoiceField
            label="Protocol"
            value={protocol}
            options={protocols}
            onChange={setProtocol}
          />
        )}
      </div>
      {there.length < samples.length && (
        <p className={styles.note}>
          {samples.length - there.length} of the selected samples are not in {selection}.
        </p>
      )}
      <Tabs>
        <TabItem value="python" label="Python">
          <CodeBlock language="python" title="samples.py">
            {code}
          </CodeBlock>
        </TabItem>
        <TabItem value="client" label="Download commands">
          {downloads.length > 0 ? (
            <CodeBlock language="bash" title="Terminal">
              {clientCommandsFor(downloads)}
            </CodeBlock>
          ) : (
            <p className={styles.note}>The portal has no record for these samples.</p>
          )}
        </TabItem>
        <TabItem value="normalisation" label="Normalisation">
          <Normalisations samples={there} luminosityFb={luminosityFb} />
        </TabItem>
        {records.length > 0 && (
          <TabItem value="cite" label="Cite">
            <CitationFormats records={records} />
            <BasketButton ids={records.map(({id}) => id)} />
          </TabItem>
        )}
      </Tabs>
    </>
  );
}
