import type {ReactNode} from 'react';
import {formatCut} from '../../model/cuts/formatCut';
import type {AppDescription} from '../../model/description';
import type {Filter} from '../../model/cuts/filters';
import type {Measure} from '../../model/statistics/measures';
import type {Total} from '../../model/counting/sums';
import type {Step} from '../../model/view';
import {figureOfMeritOf} from '../labels/figureOfMerit';
import {formatData, formatFraction, formatYield} from '../labels/yields';
import styles from './CutFlow.module.css';

interface Props {
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

/** What is left after one cut, and the share of what was left before it. */
export function CutFlowRow({description, step, filter, wanted, children}: Props): ReactNode {
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
