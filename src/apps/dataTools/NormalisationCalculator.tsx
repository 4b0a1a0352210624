import {useCallback, useMemo, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {Combobox} from '@site/src/components/Combobox';
import {
  samplesOf,
  type CollectionName,
  type ReleaseKey,
  type Sample,
} from '@site/src/data/catalogue';
import {useLoaded} from '@site/src/hooks/useLoaded';
import {ChoiceField} from '@site/src/kit/fields/ChoiceField';
import {
  collectionsOf,
  luminosityTexts,
  readTexts,
  sampleIn,
  sampleTexts,
  type Texts,
} from './model/calculator';
import {sampleOptions} from './model/sampleOptions';
import {CalculatorFields, CalculatorResults} from './ui/Calculator';
import {LoadFailure} from './ui/LoadFailure';
import {Tool} from './ui/Tool';
import {Warning} from './ui/Warning';

/** The 2025 education release has the samples of the 2024 research release. */
const sampleTable: Readonly<Partial<Record<ReleaseKey, ReleaseKey>>> = {
  '2025e-13tev-beta': '2024r-pp',
};

/** URL of the page with the samples of a release, without the base of the site, for links that do not add it. */
const tableOf = (release: ReleaseKey): string =>
  `pathname:///data/samples-${sampleTable[release] ?? release}.csv`;

interface Props {
  readonly release: ReleaseKey;
}

const noun = {one: 'sample', many: 'samples'};

async function load(release: ReleaseKey) {
  const variants =
    release === '2020e-13tev'
      ? (await import('@site/src/data/catalogue/samples/variants2020')).variants2020
      : [];
  return {samples: await samplesOf(release), variants};
}

/** The weight of simulated events, from a sample of the catalogue or from numbers of the reader's own. */
export function NormalisationCalculator({release}: Props): ReactNode {
  const {value: tables, hasFailed, retry} = useLoaded(useCallback(() => load(release), [release]));
  const options = useMemo(() => tables && sampleOptions(tables.samples), [tables]);
  const [sample, setSample] = useState<Sample>();
  const [collection, setCollection] = useState<CollectionName>();
  const [texts, setTexts] = useState<Texts>(() => luminosityTexts(release));
  const {values, readings} = readTexts(release, texts);
  const chosen = sample && options?.find(({id}) => id === sample.dsid);
  const collections = collectionsOf(sample);

  function fill(next: Sample | undefined, where: CollectionName | undefined): void {
    setSample(next);
    setCollection(where);
    if (next && tables) {
      setTexts({...texts, ...sampleTexts(sampleIn(next, where, tables.variants))});
    }
  }

  function choose(dsid: number): void {
    const next = tables?.samples.find((candidate) => candidate.dsid === dsid);
    fill(next, collectionsOf(next)[0]);
  }

  return (
    <Tool
      title="Normalisation calculator"
      without={
        <>
          The calculator needs JavaScript. The values for each sample are in{' '}
          <Link href={tableOf(release)}>the downloadable sample table</Link>; the weight is L σ k ε
          divided by the sum of weights, with the cross-section in pb and the luminosity in pb⁻¹.
        </>
      }
    >
      {hasFailed && <LoadFailure what="The samples" onRetry={retry} />}
      <Combobox
        label="Sample"
        hint="Enter words such as ttbar or Zmumu, or a dataset number. Or leave the field empty and enter numbers below."
        options={options}
        noun={noun}
        chosen={chosen}
        onChoose={choose}
      />
      {collection && (
        <ChoiceField
          label="Collection"
          value={collection}
          options={collections.map((name) => ({value: name, label: name}))}
          remark="Some sums of weights of the 2020 release depend on the collection: choose the collection that contains your file."
          onChange={(next) => fill(sample, next)}
        />
      )}
      {sample && <Warning row={sample} />}
      <CalculatorFields
        release={release}
        isOfSample={sample !== undefined}
        texts={texts}
        readings={readings}
        onChange={(name, text) => setTexts({...texts, [name]: text})}
      />
      <CalculatorResults values={values} />
    </Tool>
  );
}
