import {useId, type ReactNode} from 'react';
import type {ClassTable} from '../../model/classResults/classTable';
import type {AppDescription} from '../../model/description';
import {originText} from '../../model/recordedApp';
import type {Plot} from '../../model/view';
import type {PlotStyle} from '../plot/drawing/drawing';
import {WholePlot} from '../plot/plotSvg';
import {GroupTable} from './GroupTable';
import type {NamedMeasure} from './measures';
import styles from './ClassResults.module.css';

interface Props {
  readonly description: AppDescription;
  readonly table: ClassTable;
  readonly measure: NamedMeasure;
  readonly plot: Plot;
  readonly looks: PlotStyle;
}

/** What a class found, on paper. */
export function PrintSheet({description, table, measure, plot, looks}: Props): ReactNode {
  const id = useId();
  const cuts = table.rows[0]?.cuts ?? [];
  return (
    <article className={styles.sheet} data-theme="light">
      <h1>Results of our class</h1>
      <p>
        {description.title}. {originText(description)}{' '}
        {table.isOneSelection &&
          cuts.length > 0 &&
          `All groups used the same cuts: ${cuts.join('; ')}.`}
      </p>
      <div className={styles.picture}>
        <WholePlot plot={plot} id={id} width={720} height={420} fontSize={14} {...looks} />
      </div>
      <GroupTable description={description} table={table} measure={measure} />
    </article>
  );
}
