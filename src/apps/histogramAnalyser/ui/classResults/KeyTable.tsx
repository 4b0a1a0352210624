import {Fragment, type ReactNode} from 'react';
import {PrintAlone} from '@site/src/components/PrintAlone';
import {ScrollRegion} from '@site/src/components/ScrollRegion';
import {formatLuminosity} from '@site/src/kit/format/quantities';
import type {AppDescription} from '../../model/description';
import type {Key, KeyRow} from '../../model/classResults/groupKey';
import {measuredBy} from '../../model/statistics/measures';
import {dataWordOf, originText} from '../../model/recordedApp';
import {formatData, formatYield} from '../labels/yields';
import {formatMeasure} from '../labels/figureOfMerit';
import {firstMeasureOf} from './measures';
import styles from './ClassResults.module.css';

export interface CountedKey {
  readonly description: AppDescription;
  readonly counts: Key;
  readonly groups: number;
  readonly seed: number;
  /** In words. */
  readonly cuts: readonly string[];
}

function Table({description, counts, groups, seed, cuts}: CountedKey): ReactNode {
  const {processes, hasPseudoData, luminosity} = description;
  const measure = firstMeasureOf(description);
  const states = [
    {id: 'before', label: 'without cuts'},
    ...(cuts.length > 0 ? [{id: 'after', label: 'after all cuts'} as const] : []),
  ] as readonly {readonly id: 'before' | 'after'; readonly label: string}[];
  const cells = (row: Omit<KeyRow, 'group'>): ReactNode =>
    states.map(({id}) => (
      <Fragment key={id}>
        {processes.map(({id: process}, at) => {
          const left = row[id].left[at];
          return <td key={process}>{left && formatYield(left)}</td>;
        })}
        {hasPseudoData && <td>{row[id].data === null ? '' : formatData(row[id].data)}</td>}
        <td>{formatMeasure(measure.id, measuredBy(measure.id, row[id]))}</td>
      </Fragment>
    ));
  const width = processes.length + (hasPseudoData ? 2 : 1);
  return (
    <table className={styles.table}>
      <caption>
        {groups} groups, seed {seed}, {formatLuminosity(luminosity / groups)} each.{' '}
        {cuts.length === 0 ? 'No cuts.' : `Cuts: ${cuts.join('; ')}.`}
      </caption>
      <thead>
        {states.length > 1 && (
          <tr>
            <td />
            {states.map(({id, label}) => (
              <th key={id} scope="colgroup" colSpan={width} className={styles.group}>
                {label}
              </th>
            ))}
          </tr>
        )}
        <tr>
          <th scope="col">Group</th>
          {states.map(({id}) => (
            <Fragment key={id}>
              {processes.map(({id: process, label}) => (
                <th key={process} scope="col">
                  {label}
                </th>
              ))}
              {hasPseudoData && <th scope="col">{dataWordOf(description)}</th>}
              <th scope="col">{measure.label}</th>
            </Fragment>
          ))}
        </tr>
      </thead>
      <tbody>
        {counts.rows.map((row) => (
          <tr key={row.group}>
            <th scope="row">{row.group}</th>
            {cells(row)}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className={styles.sum}>
          <th scope="row">All</th>
          {cells(counts.all)}
        </tr>
      </tfoot>
    </table>
  );
}

/** The key of all groups, to read and to print. */
export function KeyTable(props: CountedKey): ReactNode {
  return (
    <>
      <ScrollRegion label="Answer key by group" className={styles.scroll}>
        <Table {...props} />
      </ScrollRegion>
      <div className={styles.buttons}>
        <PrintAlone label="Print the answer key">
          <article className={styles.sheet} data-theme="light">
            <h1>Key: {props.description.title}</h1>
            <p>{originText(props.description)}</p>
            <Table {...props} />
          </article>
        </PrintAlone>
      </div>
    </>
  );
}
