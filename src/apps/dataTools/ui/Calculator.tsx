import type {ReactNode} from 'react';
import {releaseOf, type ReleaseKey} from '@site/src/data/catalogue';
import {NumberTextField} from '@site/src/kit/fields/NumberTextField';
import type {readField} from '@site/src/kit/fields/readField';
import {formatSignificant} from '@site/src/kit/format/numbers';
import {formatWithUnit} from '@site/src/kit/format/quantities';
import {formatList} from '@site/src/lib/text/numberWords';
import {
  quantities,
  normalise,
  type QuantityName,
  type Values,
} from '@site/src/physics/normalisation';
import {formulasOf, type Formula} from '@site/src/physics/normalisationFormulas';
import type {Texts} from '../model/calculator';
import {fieldsOf} from '../model/fields';
import styles from './Calculator.module.css';

interface Props {
  readonly release: ReleaseKey;
  /** True if the numbers are those of a sample: a missing one is then not published. */
  readonly isOfSample: boolean;
  readonly texts: Texts;
  readonly readings: ReadonlyMap<QuantityName, ReturnType<typeof readField>>;
  readonly onChange: (name: QuantityName, text: string) => void;
}

/** A hint for a field, shown before it is filled in. */
const remarks: Partial<Record<QuantityName, string>> = {
  effective: 'including k-factor, filter efficiency and branching ratio',
  sumOfWeights: 'of the whole sample, before any selection',
  reduction: 'the fraction of the sample that is in the file',
  events: 'of the whole sample',
};

export function CalculatorFields({
  release,
  isOfSample,
  texts,
  readings,
  onChange,
}: Props): ReactNode {
  const {luminosityNote} = releaseOf(release);
  return (
    <div className={styles.fields}>
      {fieldsOf(release).map((name) => {
        const {label, symbol, unit} = quantities[name];
        const reading = readings.get(name);
        return (
          <NumberTextField
            key={name}
            label={label}
            symbol={symbol}
            unit={unit}
            text={texts[name] ?? ''}
            placeholder={isOfSample ? 'not published' : undefined}
            problem={reading?.problem}
            remark={reading?.doubt ?? remarks[name]}
            onChange={(text) => onChange(name, text)}
          />
        );
      })}
      <p className={styles.note}>{luminosityNote}</p>
    </div>
  );
}

interface ResultProps {
  readonly name: string;
  readonly symbol?: string;
  readonly formula?: Formula;
  readonly quantity: {readonly value: number | null; readonly missing: readonly QuantityName[]};
  readonly inWords: (value: number) => string;
  readonly children?: ReactNode;
}

const fourDigits = (value: number): string => formatSignificant(value, 4);

/** A quantity with its formula; where something is missing, what it is. */
function Result({name, symbol, formula, quantity, inWords, children}: ResultProps): ReactNode {
  const {value, missing} = quantity;
  return (
    <div className={styles.result}>
      <dt>{name}</dt>
      <dd>
        {value === null ? (
          <span className={styles.unknown}>
            requires {formatList(missing.map((name) => quantities[name].label.toLowerCase()))}
          </span>
        ) : (
          <output className={styles.value}>{inWords(value)}</output>
        )}
        {children}
        {formula && (
          <p className={styles.formula}>
            {symbol} = {formula.symbols}
            <br />= {formula.numbers}
            {value !== null && ` = ${inWords(value)}`}
          </p>
        )}
      </dd>
    </div>
  );
}

/** The results in one sentence, for screen readers. */
function resultSummary(values: Values): string {
  const {weight, expected} = normalise(values);
  if (weight.value !== null) return `Weight per event ${fourDigits(weight.value)}`;
  return expected.value === null ? '' : `Expected events ${fourDigits(expected.value)}`;
}

export function CalculatorResults({values}: {readonly values: Values}): ReactNode {
  const formulas = formulasOf(values);
  const {expected, expectedError, weight, averageWeight, equivalentFb} = normalise(values);
  return (
    <div>
      <p role="status" className="visually-hidden">
        {resultSummary(values)}
      </p>
      <dl className={styles.results}>
        <Result
          name="Weight per event"
          symbol="w"
          formula={formulas.weight}
          quantity={weight}
          inWords={fourDigits}
        >
          <p className={styles.note}>
            Multiply it by the generator weight of the event and by the scale factors of the
            selected objects.
            {averageWeight.value !== null &&
              ` Including its generator weight, a simulated event represents ${fourDigits(averageWeight.value)} real events on average.`}
          </p>
        </Result>
        <Result
          name="Expected events"
          symbol="N"
          formula={formulas.expected}
          quantity={expected}
          inWords={fourDigits}
        >
          <p className={styles.note}>
            before any selection
            {expectedError !== null &&
              expectedError > 0 &&
              `; the uncertainty from the luminosity alone is ± ${formatSignificant(expectedError, 2)}`}
          </p>
        </Result>
        <Result
          name="Equivalent luminosity"
          symbol="L"
          formula={formulas.equivalent}
          quantity={equivalentFb}
          inWords={(value) => formatWithUnit(fourDigits(value), 'fb⁻¹', {unbroken: true})}
        >
          <p className={styles.note}>
            The integrated luminosity at which the expected number of events equals the number in
            the sample, if all generator weights are equal. If this is below the luminosity of the
            data, the sample contains fewer events than are expected in the data.
          </p>
        </Result>
      </dl>
    </div>
  );
}
