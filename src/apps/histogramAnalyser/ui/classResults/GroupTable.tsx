import type {ReactNode} from 'react';
import {ScrollRegion} from '@site/src/components/ScrollRegion';
import {spreadOf, type ClassTable, type GroupYields} from '../../model/classResults/classTable';
import type {AppDescription} from '../../model/description';
import {measuredBy} from '../../model/statistics/measures';
import {dataWordOf} from '../../model/recordedApp';
import {formatData, formatYield} from '../labels/yields';
import {formatMeasure} from '../labels/figureOfMerit';
import type {NamedMeasure} from './measures';
import styles from './ClassResults.module.css';

interface Props {
  readonly description: AppDescription;
  readonly table: ClassTable;
  readonly measure: NamedMeasure;
}

function spreadText(values: readonly number[]): string {
  const {mean, deviation} = spreadOf(values);
  const squared = (deviation ?? 0) ** 2;
  return formatYield({sumOfWeights: mean, sumOfSquaredWeights: squared, rows: values.length});
}

function figureOfMeritSpread(values: readonly number[], id: NamedMeasure['id']): string {
  if (id !== 'purity') return spreadText(values);
  const {mean, deviation} = spreadOf(values);
  return `${formatMeasure(id, mean)} ± ${formatMeasure(id, deviation ?? 0)}`;
}

/** A row for each group, their sum, and how far they lie apart. */
export function GroupTable({description, table, measure}: Props): ReactNode {
  const {rows, sum} = table;
  const hasCuts = !table.isOneSelection;
  const {processes, hasPseudoData} = description;
  const values = rows.map((row) => measuredBy(measure.id, row)).filter((value) => value !== null);
  const cells = (yields: GroupYields): ReactNode => (
    <>
      {processes.map(({id}, at) => {
        const left = yields.left[at];
        return <td key={id}>{left && formatYield(left)}</td>;
      })}
      {hasPseudoData && <td>{yields.data === null ? '' : formatData(yields.data)}</td>}
      <td>{formatMeasure(measure.id, measuredBy(measure.id, yields))}</td>
    </>
  );
  return (
    <ScrollRegion label="Results by group" className={styles.scroll}>
      <table className={styles.table}>
        <caption className="visually-hidden">Results by group</caption>
        <thead>
          <tr>
            <th scope="col">Group</th>
            {processes.map(({id, label}) => (
              <th key={id} scope="col">
                {label}
              </th>
            ))}
            {hasPseudoData && <th scope="col">{dataWordOf(description)}</th>}
            <th scope="col">{measure.label}</th>
            {hasCuts && (
              <th scope="col" className={styles.cuts}>
                Cuts
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.number}>
              <th scope="row">{row.name}</th>
              {cells(row)}
              {hasCuts && (
                <td className={styles.cuts}>
                  {row.cuts.length === 0 ? 'none' : row.cuts.join('; ')}
                </td>
              )}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className={styles.sum}>
            <th scope="row">Sum</th>
            {cells(sum)}
            {hasCuts && <td />}
          </tr>
          {rows.length > 1 && (
            <tr className={styles.spread}>
              <th scope="row">Mean ± standard deviation</th>
              {processes.map(({id}, at) => (
                <td key={id}>{spreadText(rows.map(({left}) => left[at]?.sumOfWeights ?? 0))}</td>
              ))}
              {hasPseudoData && <td>{spreadText(rows.map(({data}) => data ?? 0))}</td>}
              <td>{values.length > 0 && figureOfMeritSpread(values, measure.id)}</td>
              {hasCuts && <td />}
            </tr>
          )}
        </tfoot>
      </table>
    </ScrollRegion>
  );
}
