import {useRef, type ReactNode} from 'react';
import {ArrowDown, ArrowUp, X} from 'lucide-react';
import {ScrollRegion} from '@site/src/components/ScrollRegion';
import {focusOnce} from '@site/src/lib/focusOnce';
import type {Total} from '../../model/counting/sums';
import type {Filter} from '../../model/cuts/filters';
import {formatCut} from '../../model/cuts/formatCut';
import type {AppDescription} from '../../model/description';
import type {Measure} from '../../model/statistics/measures';
import type {Step} from '../../model/view';
import type {Analyser} from '../analyser';
import {dataWord} from '../labels/dataWord';
import {definitions, figureOfMeritOf} from '../labels/figureOfMerit';
import {formatData, formatFraction, formatYield} from '../labels/yields';
import styles from './CutFlow.module.css';

interface CutFlowRowProps {
  readonly description: AppDescription;
  readonly step: Step;
  readonly filter: Filter | undefined;
  readonly wanted: Measure;
  readonly children: ReactNode;
}

/** A yield with its MC statistical uncertainty, and the efficiency of the cut. */
function Left({total, share}: {readonly total: Total; readonly share?: number | null}): ReactNode {
  const [value, error] = formatYield(total).split(/\s*±\s*/);
  return (
    <td>
      {value}
      {error && <span className={styles.error}> ± {error}</span>}
      {share !== undefined && <span className={styles.share}>{formatFraction(share)}</span>}
    </td>
  );
}

/** The events that pass one cut, and their fraction of those before it. */
function CutFlowRow({description, step, filter, wanted, children}: CutFlowRowProps): ReactNode {
  const {histograms, processes} = description;
  const {cut, left, signal, background, data, efficiencies} = step;
  const histogram = histograms.find(({dimension}) => dimension === cut);
  const {text, warning} = figureOfMeritOf(step, wanted);
  const signals = processes.filter(({isSignal}) => isSignal).length;
  return (
    <tr>
      <th scope="row">
        {histogram && filter ? formatCut(histogram, filter) : (histogram?.label ?? 'All events')}
      </th>
      {signals > 0 && (
        <td className={styles.worth}>
          {text}
          {warning && <abbr title={warning}>*</abbr>}
        </td>
      )}
      {processes.map(({id}, number) => {
        const total = left[number];
        const share = cut === null ? undefined : (efficiencies[number] ?? null);
        return total && <Left key={id} total={total} {...(share === undefined ? {} : {share})} />;
      })}
      {signals > 1 && <Left total={signal} />}
      <Left total={background} />
      {data !== null && <td>{formatData(data)}</td>}
      <td className={styles.buttons}>{children}</td>
    </tr>
  );
}

interface CutButtonsProps {
  readonly description: AppDescription;
  readonly dimension: string;
  readonly place: number;
  readonly last: number;
  readonly onMove: (dimension: string, by: 1 | -1) => void;
  readonly onRemove: (dimension: string) => void;
}

/** Moves a cut up or down in the cut flow, or takes it away. */
function CutButtons(props: CutButtonsProps): ReactNode {
  const {description, dimension, place, last, onMove, onRemove} = props;
  const histogram = description.histograms.find((one) => one.dimension === dimension);
  const name = histogram?.label ?? dimension;
  return (
    <span>
      <button
        type="button"
        aria-label={`Move the cut on ${name} up`}
        aria-disabled={place <= 0}
        onClick={() => place > 0 && onMove(dimension, -1)}
      >
        <ArrowUp size="1em" aria-hidden />
      </button>
      <button
        type="button"
        aria-label={`Move the cut on ${name} down`}
        aria-disabled={place >= last}
        onClick={() => place < last && onMove(dimension, 1)}
      >
        <ArrowDown size="1em" aria-hidden />
      </button>
      <button
        type="button"
        aria-label={`Remove the cut on ${name}`}
        onClick={() => onRemove(dimension)}
      >
        <X size="1em" aria-hidden />
      </button>
    </span>
  );
}

interface Props {
  readonly analyser: Analyser;
  readonly headingLevel: 2 | 3;
}

/** What each cut leaves, in their order, which readers may change. */
export function CutFlow({analyser, headingLevel}: Props): ReactNode {
  const {description, view, analysis, option, dispatch} = analyser;
  const {processes, hasPseudoData} = description;
  const Title = `h${headingLevel}` as const;
  const head = useRef<HTMLHeadingElement>(null);
  const wanted = option('measure') as Measure;
  const signals = processes.filter(({isSignal}) => isSignal).length;
  const order = Array.from(analysis.cuts.keys());
  const remove = (dimension: string): void => {
    dispatch({type: 'do', action: {type: 'clear', dimension}});
    focusOnce(head.current);
  };
  const move = (dimension: string, by: 1 | -1): void => {
    const from = order.indexOf(dimension);
    const dimensions = order.slice();
    dimensions.splice(from, 1);
    dimensions.splice(from + by, 0, dimension);
    dispatch({type: 'do', action: {type: 'order', dimensions}});
  };
  return (
    <section className={styles.flow}>
      <Title ref={head} className={styles.title}>
        Cut flow
      </Title>
      <ScrollRegion label="Cut flow" className={styles.scroll}>
        <table className={styles.table}>
          <caption className="visually-hidden">
            Events that pass each cut, with the MC statistical uncertainty and the efficiency
            relative to the previous cut
          </caption>
          <thead>
            <tr>
              <th scope="col">Cut</th>
              {signals > 0 && (
                <th scope="col">{definitions.find(({id}) => id === wanted)?.label}</th>
              )}
              {processes.map(({id, label, isSignal}) => (
                <th key={id} scope="col">
                  {label}
                  {isSignal && signals === 1 && ' (signal)'}
                </th>
              ))}
              {signals > 1 && <th scope="col">Signal</th>}
              <th scope="col">Background</th>
              {hasPseudoData && <th scope="col">{dataWord(analyser)}</th>}
              <th scope="col">
                <span className="visually-hidden">Change this cut</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {view.flow.map((step) => (
              <CutFlowRow
                key={step.cut ?? ''}
                description={description}
                step={step}
                filter={step.cut === null ? undefined : analysis.cuts.get(step.cut)}
                wanted={wanted}
              >
                {step.cut !== null && (
                  <CutButtons
                    description={description}
                    dimension={step.cut}
                    place={order.indexOf(step.cut)}
                    last={order.length - 1}
                    onMove={move}
                    onRemove={remove}
                  />
                )}
              </CutFlowRow>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {order.length === 0 && (
        <p className={styles.empty}>
          No cuts yet. Drag across a histogram, or move the ends of its range below it: events
          outside the range are removed from all other histograms.
        </p>
      )}
    </section>
  );
}
