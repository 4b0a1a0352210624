import {type ReactNode, useId} from 'react';
import {PrintAlone} from '@site/src/components/PrintAlone';
import {SmallButton} from '@site/src/components/SmallButton';
import {newResultId} from '@site/src/kit/classResults/newResultId';
import {saveFile} from '@site/src/lib/saveFile';
import type {ClassResults} from '../../model/classResults/classResults';
import type {ClassTable} from '../../model/classResults/classTable';
import {jointResult} from '../../model/classResults/jointResult';
import {printResult} from '../../model/classResults/result';
import {classCsv, dataColumnOf, histogramCsv} from '../../model/csvTables';
import type {AppDescription} from '../../model/description';
import {originText} from '../../model/recordedApp';
import type {Plot} from '../../model/view';
import type {PlotStyle} from '../plot/drawing/drawing';
import {WholePlot} from '../plot/plotSvg';
import styles from './ClassResults.module.css';
import {GroupTable} from './GroupTable';
import type {NamedMeasure} from './measures';

interface PrintSheetProps {
  readonly description: AppDescription;
  readonly table: ClassTable;
  readonly measure: NamedMeasure;
  readonly plot: Plot;
  readonly looks: PlotStyle;
}

/** The printed results of a class. */
function PrintSheet({description, table, measure, plot, looks}: PrintSheetProps): ReactNode {
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

interface Props {
  readonly description: AppDescription;
  readonly results: ClassResults;
  readonly table: ClassTable;
  readonly measure: NamedMeasure;
  readonly plot: Plot | undefined;
  readonly looks: PlotStyle;
}

/** The joint result to take away: as a result, as tables, and on paper for the wall. */
export function JointFiles(props: Props): ReactNode {
  const {description, results, table, measure, plot, looks} = props;
  const {key} = description;
  const saveResult = (): void => {
    const joint = jointResult(newResultId(), results);
    if (joint) saveFile(`${key}-class-result.json`, 'application/json', printResult(joint));
  };
  return (
    <div className={styles.buttons}>
      <SmallButton onClick={saveResult}>Save combined result</SmallButton>
      <SmallButton
        onClick={() => saveFile(`${key}-class-table.csv`, 'text/csv', classCsv(description, table))}
      >
        Save the table as CSV
      </SmallButton>
      {plot && (
        <>
          <SmallButton
            onClick={() =>
              saveFile(
                `${key}-class-${plot.histogram.dimension}.csv`,
                'text/csv',
                histogramCsv(plot, dataColumnOf(description)),
              )
            }
          >
            Save the histogram as CSV
          </SmallButton>
          <PrintAlone label="Print as a poster">
            <PrintSheet {...{description, table, measure, plot, looks}} />
          </PrintAlone>
        </>
      )}
    </div>
  );
}
