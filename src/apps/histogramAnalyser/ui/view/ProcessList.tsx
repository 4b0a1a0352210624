import type {ReactNode} from 'react';
import {ScrollRegion} from '@site/src/components/ScrollRegion';
import {formatCount} from '@site/src/kit/format/numbers';
import type {Total} from '../../model/counting/sums';
import {dataName} from '../../model/description';
import type {Analyser} from '../analyser';
import {dataWord} from '../labels/dataWord';
import {formatData, formatFraction, formatYield} from '../labels/yields';
import {DataMark, Swatch} from '../parts/Swatch';
import {plotStyle} from './plotStyle';
import styles from './ProcessList.module.css';

/** Indices of the processes that are drawn; null means all. */
type ShownProcesses = readonly string[] | null;

/** After a click on the name of a process: that one alone, or all if it was alone. */
export const isolated = (shown: ShownProcesses, id: string): ShownProcesses =>
  shown?.length === 1 && shown[0] === id ? null : [id];

/** After its box was ticked or cleared. */
export function toggled(
  all: readonly string[],
  shown: ShownProcesses,
  id: string,
): readonly string[] {
  const now = shown ?? all;
  return now.includes(id) ? now.filter((other) => other !== id) : [...now, id];
}

interface RowProps {
  readonly analyser: Analyser;
  readonly id: string;
  readonly label: string;
  readonly mark: ReactNode;
  readonly left: Total;
  readonly share: number | null;
  readonly isSimulated: boolean;
  readonly isShort: boolean;
}

/** Breaks before the error where there is little room. */
function Yielded({left}: {readonly left: Total}): ReactNode {
  const [value, error] = formatYield(left).split(/\s*±\s*/);
  return (
    <>
      {value} {error && <span className={styles.error}>± {error}</span>}
    </>
  );
}

function Row(props: RowProps): ReactNode {
  const {analyser, id, label, mark, left, share, isSimulated, isShort} = props;
  const {scheme, analysis, dispatch} = analyser;
  const {shown} = analysis;
  const isShown = shown?.includes(id) ?? true;
  const isAlone = shown?.length === 1 && isShown;
  const show = (processes: readonly string[] | null): void =>
    dispatch({type: 'do', action: {type: 'show', processes}});
  return (
    <tr data-hidden={!isShown}>
      <th scope="row">
        <span className={styles.name}>
          <label className={styles.box}>
            <input
              type="checkbox"
              checked={isShown}
              autoComplete="off"
              aria-label={`Draw ${label}`}
              onChange={() => show(toggled(scheme.processes, shown, id))}
            />
          </label>
          <button
            type="button"
            aria-pressed={isAlone}
            data-setting={`process-${id}`}
            title={isAlone ? 'Draw all processes' : `Draw ${label} alone`}
            onClick={() => show(isolated(shown, id))}
          >
            {mark} {label}
          </button>
        </span>
      </th>
      <td>{isSimulated ? <Yielded left={left} /> : formatData(left.sumOfWeights)}</td>
      {!isShort && <td>{formatCount(left.rows)}</td>}
      <td>{formatFraction(share)}</td>
    </tr>
  );
}

const shareOf = (left: Total, before: Total): number | null =>
  before.sumOfWeights === 0 ? null : left.sumOfWeights / before.sumOfWeights;

interface Props {
  readonly analyser: Analyser;
  /** True for narrow rows without the numbers of simulated events. */
  readonly isShort?: boolean;
}

/** What is left of each process after the cuts; a click on a name draws that process alone. */
export function ProcessList({analyser, isShort = false}: Props): ReactNode {
  const {view} = analyser;
  const {draw, signalFactor} = plotStyle(analyser);
  const isOutlined = (isSignal: boolean): boolean =>
    isSignal && draw === 'stacked' && signalFactor !== null;
  const {flow, data} = view;
  const [first, last] = [flow[0], flow.at(-1)];
  return (
    <section className={styles.list} aria-label="Processes" data-short={isShort}>
      <ScrollRegion label="Processes">
        <table className={styles.table}>
          <caption className={isShort ? 'visually-hidden' : undefined}>
            Expected events after all cuts, with the MC statistical uncertainty. Select a name to
            draw this process alone.
          </caption>
          <thead>
            <tr>
              <th scope="col">Process</th>
              <th scope="col">{isShort ? 'Expected events' : 'Events'}</th>
              {!isShort && <th scope="col">Simulated</th>}
              <th scope="col">{isShort ? 'kept' : 'Efficiency'}</th>
            </tr>
          </thead>
          <tbody>
            {view.yields.map(({process, left, before}) => (
              <Row
                key={process.id}
                analyser={analyser}
                id={process.id}
                label={process.label}
                mark={<Swatch look={process.look} isOutlined={isOutlined(process.isSignal)} />}
                left={left}
                share={shareOf(left, before)}
                isSimulated
                isShort={isShort}
              />
            ))}
            {data !== null && (
              <Row
                analyser={analyser}
                id={dataName}
                label={dataWord(analyser)}
                mark={<DataMark />}
                left={{sumOfWeights: data, sumOfSquaredWeights: data, rows: data}}
                share={first?.data ? data / first.data : null}
                isSimulated={false}
                isShort={isShort}
              />
            )}
          </tbody>
          {first && last && (
            <tfoot>
              <tr>
                <th scope="row">Total background</th>
                <td>
                  <Yielded left={last.background} />
                </td>
                {!isShort && <td>{formatCount(last.background.rows)}</td>}
                <td>{formatFraction(shareOf(last.background, first.background))}</td>
              </tr>
            </tfoot>
          )}
        </table>
      </ScrollRegion>
    </section>
  );
}
