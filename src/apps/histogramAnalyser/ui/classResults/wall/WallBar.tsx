import type {ReactNode} from 'react';
import {SmallButton} from '@site/src/components/SmallButton';
import {ChoiceField} from '@site/src/kit/fields/ChoiceField';
import type {AppDescription, HistogramDescription} from '../../../model/description';
import {namedMeasures, type NamedMeasure} from '../measures';
import styles from './Wall.module.css';

/** Begins most titles, and leaves little room for the rest. */
const appName = 'Histogram Analyser: ';

type Scale = 'linear' | 'log';

interface Props {
  /** ID of the title, which names the wall. */
  readonly id: string;
  /** undefined before the first code. */
  readonly description: AppDescription | undefined;
  readonly histogram: HistogramDescription | undefined;
  readonly measure: NamedMeasure;
  readonly axis: Scale;
  /** The kind of the events: `simulated for teaching`. */
  readonly kind: string;
  readonly onHistogram: (dimension: string) => void;
  readonly onMeasure: (measure: NamedMeasure | undefined) => void;
  readonly onAxis: (axis: Scale) => void;
  readonly onFullScreen: () => void;
  readonly onClose: () => void;
}

/** Title, choices and buttons of the wall. */
export function WallBar(props: Props): ReactNode {
  const {id, description, histogram, measure, axis, kind} = props;
  const {onHistogram, onMeasure, onAxis, onFullScreen, onClose} = props;
  return (
    <header className={styles.bar}>
      <h2 id={id}>{description?.title.replace(appName, '') ?? 'Class results'}</h2>
      <p className={styles.tag}>{kind}</p>
      {description && histogram && (
        <>
          <ChoiceField
            label="Histogram"
            value={histogram.dimension}
            options={description.histograms.map(({dimension, title}) => ({
              value: dimension,
              label: title,
            }))}
            onChange={onHistogram}
          />
          <ChoiceField
            label="Figure of merit"
            value={measure.id}
            options={namedMeasures.map((one) => ({value: one.id, label: one.label}))}
            onChange={(value) => onMeasure(namedMeasures.find((one) => one.id === value))}
          />
          <ChoiceField
            label="Scale"
            value={axis}
            options={[
              {value: 'linear', label: 'linear'},
              {value: 'log', label: 'logarithmic'},
            ]}
            onChange={onAxis}
          />
        </>
      )}
      <div className={styles.actions}>
        <SmallButton onClick={onFullScreen}>Full screen</SmallButton>
        <SmallButton aria-keyshortcuts="Escape" onClick={onClose}>
          Close
        </SmallButton>
      </div>
    </header>
  );
}
