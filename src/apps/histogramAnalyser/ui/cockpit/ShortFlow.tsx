import {useRef, type ReactNode} from 'react';
import {X} from 'lucide-react';
import {formatEvents} from '@site/src/kit/format/quantities';
import {focusOnce} from '@site/src/lib/focusOnce';
import {Quantity} from '@site/src/plot/symbol';
import {formatCut} from '../../model/cuts/formatCut';
import type {Measure} from '../../model/statistics/measures';
import type {Step} from '../../model/view';
import type {Analyser} from '../analyser';
import {hasSignal} from '../view/plotStyle';
import {definitions, figureOfMeritOf} from '../labels/figureOfMerit';
import {formatData} from '../labels/yields';
import styles from './ShortFlow.module.css';

interface RowProps {
  readonly analyser: Analyser;
  readonly step: Step;
  readonly onRemove: (dimension: string) => void;
}

function Row({analyser, step, onRemove}: RowProps): ReactNode {
  const {description, analysis, option} = analyser;
  const {cut, signal, background} = step;
  const histogram = description.histograms.find(({dimension}) => dimension === cut);
  const filter = cut === null ? undefined : analysis.cuts.get(cut);
  const {text, warning} = figureOfMeritOf(step, option('measure') as Measure);
  const knowsSignal = hasSignal(analyser);
  const isDataOnly = description.processes.length === 0;
  return (
    <tr>
      <th scope="row">
        {histogram && filter ? (
          <Quantity label={formatCut(histogram, filter)} />
        ) : (
          (histogram?.label ?? 'All events')
        )}
      </th>
      {knowsSignal && <td>{formatEvents(signal.sumOfWeights)}</td>}
      <td>{isDataOnly ? formatData(step.data ?? 0) : formatEvents(background.sumOfWeights)}</td>
      {knowsSignal && (
        <td className={styles.worth}>
          {text}
          {warning && <abbr title={warning}>*</abbr>}
        </td>
      )}
      <td>
        {cut !== null && (
          <button
            type="button"
            aria-label={`Remove the cut on ${histogram?.label ?? cut}`}
            title="Remove this cut"
            onClick={() => onRemove(cut)}
          >
            <X size={13} aria-hidden />
          </button>
        )}
      </td>
    </tr>
  );
}

interface Props {
  readonly analyser: Analyser;
  readonly headingLevel: 2 | 3;
  /** Buttons next to the title. */
  readonly children: ReactNode;
}

/** Signal, background and figure of merit after each cut. */
export function ShortFlow({analyser, headingLevel, children}: Props): ReactNode {
  const {view, option, dispatch, analysis} = analyser;
  const Title = `h${headingLevel}` as const;
  const head = useRef<HTMLHeadingElement>(null);
  const knowsSignal = hasSignal(analyser);
  const measure = definitions.find(({id}) => id === option('measure'));
  const remove = (dimension: string): void => {
    dispatch({type: 'do', action: {type: 'clear', dimension}});
    focusOnce(head.current);
  };
  return (
    <section className={styles.flow}>
      <div className={styles.head}>
        <Title ref={head}>Cut flow</Title>
        {children}
      </div>
      <table className={styles.table}>
        <caption className="visually-hidden">Events that pass each cut</caption>
        <thead>
          <tr>
            <th scope="col">Cut</th>
            {knowsSignal && <th scope="col">S</th>}
            <th scope="col">{knowsSignal ? 'B' : 'Events'}</th>
            {knowsSignal && <th scope="col">{measure?.label}</th>}
            <th scope="col">
              <span className="visually-hidden">Remove this cut</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {view.flow.map((step) => (
            <Row key={step.cut ?? ''} analyser={analyser} step={step} onRemove={remove} />
          ))}
        </tbody>
      </table>
      {analysis.cuts.size === 0 && (
        <p>
          Each cut adds a line, in the order in which you make the cuts. Select × next to a cut to
          remove it.
        </p>
      )}
    </section>
  );
}
