import type {ReactNode} from 'react';
import type {Total} from '../../model/counting/sums';
import {dataWord} from '../labels/dataWord';
import type {CockpitProps} from './Cockpit';
import {formatData, formatYield} from '../labels/yields';
import {EventProgress} from '../view/EventProgress';
import {hasSignal} from '../view/plotStyle';
import {LastCut} from './LastCut';
import {LuminosityField} from './LuminosityField';
import {MeasureSelect} from './MeasureSelect';
import styles from './ReadoutBar.module.css';
import {formatRatio} from './ratioText';
import {Spark} from './Spark';

interface Props extends Pick<CockpitProps, 'analyser' | 'figureOfMerit'> {
  /** The toolbar of the app. */
  readonly tools: ReactNode;
}

function Yield({name, total}: {readonly name: ReactNode; readonly total: Total}): ReactNode {
  const [value, error] = formatYield(total).split(/\s*±\s*/);
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {value} {error && <small>± {error}</small>}
      </dd>
    </div>
  );
}

function Merit({analyser, figureOfMerit}: Omit<Props, 'tools'>): ReactNode {
  const {view} = analyser;
  return (
    <div className={styles.merit}>
      <MeasureSelect analyser={analyser} />
      <strong>
        {figureOfMerit.text}
        {figureOfMerit.warning && <abbr title={figureOfMerit.warning}>*</abbr>}
      </strong>
      <Spark flow={view.flow} measure={figureOfMerit.definition} />
    </div>
  );
}

/** The result of the selection: figure of merit, signal, background, and the effect of the last cut. */
export function ReadoutBar({analyser, figureOfMerit, tools}: Props): ReactNode {
  const {description, view, provenance, isSettled, loading} = analyser;
  const knowsSignal = hasSignal(analyser);
  return (
    <div className={styles.bar} data-settled={isSettled} data-usable={loading?.share !== 0}>
      {knowsSignal && <Merit analyser={analyser} figureOfMerit={figureOfMerit} />}
      <dl className={styles.facts}>
        {knowsSignal && <Yield name="Signal S" total={view.signal} />}
        {description.processes.length > 0 && (
          <Yield name={knowsSignal ? 'Background B' : 'Events'} total={view.background} />
        )}
        {view.data !== null && (
          <div>
            <dt>{dataWord(analyser)}</dt>
            <dd>{formatData(view.data)}</dd>
          </div>
        )}
        {knowsSignal && (
          <div>
            <dt>S / B</dt>
            <dd>{formatRatio(view.signal.sumOfWeights, view.background.sumOfWeights)}</dd>
          </div>
        )}
      </dl>
      {loading ? <EventProgress {...{analyser, loading}} /> : <LastCut analyser={analyser} />}
      <div className={styles.tools}>{tools}</div>
      {provenance.luminosity !== null && <LuminosityField analyser={analyser} />}
    </div>
  );
}
