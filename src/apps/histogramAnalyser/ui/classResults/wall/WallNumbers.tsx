import type {ReactNode} from 'react';
import {formatPercent, formatLuminosity} from '@site/src/kit/format/quantities';
import {formatWithError} from '@site/src/kit/format/numbers';
import type {ClassTable} from '../../../model/classResults/classTable';
import {
  jointFigureOfMerit,
  meanFigureOfMerit,
  type WithError,
} from '../../../model/classResults/classFigureOfMerit';
import {formatData, formatYield} from '../../labels/yields';
import {relativeUncertainty, type NamedMeasure} from '../measures';
import styles from './Wall.module.css';

interface Props {
  readonly table: ClassTable | undefined;
  readonly measure: NamedMeasure;
  /** undefined if the sample is not divided. */
  readonly groups: number | undefined;
}

const maxDecimals = 3;

function textOf(measure: NamedMeasure, figureOfMerit: WithError | null): string {
  if (figureOfMerit === null) return '–';
  const {value, error} = figureOfMerit;
  return measure.id === 'purity'
    ? `${formatPercent(value, {bySize: true})} ± ${formatPercent(error, {bySize: true})}`
    : formatWithError(value, error, maxDecimals);
}

/** The results of the class so far, in large type. */
export function WallNumbers({table, measure, groups}: Props): ReactNode {
  const joint = table && jointFigureOfMerit(measure.id, table.sum, relativeUncertainty);
  const mean = table && meanFigureOfMerit(measure.id, table);
  const facts: readonly (readonly [name: string, value: string])[] = table
    ? [
        ...(table.luminosity === null
          ? []
          : [['Luminosity', formatLuminosity(table.luminosity)] as const]),
        ['Signal', formatYield(table.sum.signal)],
        ['Background', formatYield(table.sum.background)],
        ...(table.sum.data === null ? [] : [['Data events', formatData(table.sum.data)] as const]),
        [`${measure.label}, combined`, textOf(measure, joint ?? null)],
        [`${measure.label}, group mean`, textOf(measure, mean ?? null)],
      ]
    : [];
  return (
    <dl className={styles.numbers}>
      <div>
        <dt>Groups</dt>
        <dd>
          {table?.rows.length ?? 0}
          {groups !== undefined && <small> of {groups}</small>}
        </dd>
      </div>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
