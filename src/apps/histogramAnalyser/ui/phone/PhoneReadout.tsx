import type {ReactNode} from 'react';
import {Undo2} from 'lucide-react';
import {formatEvents} from '@site/src/kit/format/quantities';
import type {Analyser} from '../analyser';
import {MeasureSelect} from '../cockpit/MeasureSelect';
import {dataWord} from '../labels/dataWord';
import type {FigureOfMerit} from '../labels/figureOfMerit';
import {formatData} from '../labels/yields';
import {EventProgress} from '../view/EventProgress';
import {hasSignal} from '../view/plotStyle';
import styles from './PhoneReadout.module.css';

interface Props {
  readonly analyser: Analyser;
  readonly figureOfMerit: FigureOfMerit;
  readonly canUndo: boolean;
  readonly onUndo: () => void;
}

interface FactProps {
  readonly name: string;
  readonly value: string;
}

const Fact = ({name, value}: FactProps): ReactNode => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

/** Figure of merit, signal and background of the selection, always visible. */
export function PhoneReadout({analyser, figureOfMerit, canUndo, onUndo}: Props): ReactNode {
  const {view, isSettled, loading} = analyser;
  const {signal, background, data} = view;
  const knowsSignal = hasSignal(analyser);
  return (
    <div className={styles.readout} data-settled={isSettled} data-usable={loading?.share !== 0}>
      {knowsSignal && (
        <div className={styles.merit}>
          <MeasureSelect analyser={analyser} />
          <strong>
            {figureOfMerit.text}
            {figureOfMerit.warning && <abbr title={figureOfMerit.warning}>*</abbr>}
          </strong>
        </div>
      )}
      <dl className={styles.facts}>
        {knowsSignal && <Fact name="Signal" value={formatEvents(signal.sumOfWeights)} />}
        {analyser.description.processes.length > 0 && (
          <Fact
            name={knowsSignal ? 'Background' : 'Events'}
            value={formatEvents(background.sumOfWeights)}
          />
        )}
        {data !== null && <Fact name={dataWord(analyser)} value={formatData(data)} />}
      </dl>
      {loading && <EventProgress {...{analyser, loading}} />}
      <button
        type="button"
        className={styles.undo}
        aria-label="Undo"
        title="Undo (Ctrl+Z)"
        aria-disabled={!canUndo}
        onClick={() => canUndo && onUndo()}
      >
        <Undo2 size={20} aria-hidden />
      </button>
    </div>
  );
}
