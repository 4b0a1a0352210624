import type {ReactNode} from 'react';
import {formatEvents, formatLuminosity} from '@site/src/kit/format/quantities';
import {dataName} from '../../model/description';
import type {Analyser} from '../analyser';
import {definitions, type Worth} from '../labels/worth';
import {dataWord} from '../labels/dataWord';
import styles from './Readout.module.css';

interface Props {
  readonly analyser: Analyser;
  readonly worth: Worth;
  /** What the app is told to do by buttons. */
  readonly children: ReactNode;
}

interface FactProps {
  readonly name: ReactNode;
  readonly value: string;
}

const Fact = ({name, value}: FactProps): ReactNode => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

/** What the selection has come to, in sight while the plots scroll by. */
export function Readout({analyser, worth, children}: Props): ReactNode {
  const {description, view, analysis, provenance, isSettled} = analyser;
  const signals = description.processes.filter(({isSignal}) => isSignal);
  const definition = definitions.find(({id}) => id === worth.definition);
  const signalName = signals.length === 1 ? signals[0]?.label : 'Signal';
  return (
    <div className={styles.readout} data-settled={isSettled}>
      <dl className={styles.facts}>
        {signals.length > 0 && (
          <>
            <div className={styles.worth}>
              <dt>
                {worth.definition !== 'purity' && (
                  <span className="visually-hidden">Significance, </span>
                )}
                {definition?.label}
              </dt>
              <dd>
                {worth.text}
                {worth.warning && <abbr title={worth.warning}>*</abbr>}
              </dd>
            </div>
            <Fact name={signalName} value={formatEvents(view.signal.sumOfWeights)} />
          </>
        )}
        <Fact
          name={signals.length > 0 ? 'Background' : 'Simulated'}
          value={formatEvents(view.background.sumOfWeights)}
        />
        {analyser.scheme.processes.includes(dataName) && (
          <Fact
            name={dataWord(analyser)}
            value={view.data === null ? '…' : formatEvents(view.data)}
          />
        )}
        {provenance.luminosity !== null && (
          <div className={styles.luminosity}>
            <dt>Luminosity</dt>
            <dd>{formatLuminosity(analysis.luminosity)}</dd>
          </div>
        )}
      </dl>
      {children}
    </div>
  );
}
