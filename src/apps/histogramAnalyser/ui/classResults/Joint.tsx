import {useState, type ReactNode, useId, useRef} from 'react';
import {useDrawingSize} from '@site/src/hooks/useDrawingSize';
import {ChoiceField} from '@site/src/kit/fields/ChoiceField';
import {formatCountOf} from '@site/src/kit/format/numbers';
import {formatLuminosity} from '@site/src/kit/format/quantities';
import type {ClassResults} from '../../model/classResults/classResults';
import type {ClassTable} from '../../model/classResults/classTable';
import {jointPlot} from '../../model/classResults/jointResult';
import type {AppDescription} from '../../model/description';
import {dataWordOf, kindOf} from '../../model/recordedApp';
import {measuredBy} from '../../model/statistics/measures';
import type {Plot} from '../../model/view';
import {formatMeasure} from '../labels/figureOfMerit';
import {formatData, formatYield} from '../labels/yields';
import type {PlotStyle} from '../plot/drawing/drawing';
import {WholePlot} from '../plot/plotSvg';
import {PlotTable} from '../plot/PlotTable';
import styles from './ClassResults.module.css';
import {firstShown} from './firstShown';
import {GroupTable} from './GroupTable';
import {JointFiles} from './JointFiles';
import {firstMeasureOf, namedMeasures, type NamedMeasure} from './measures';
import {Part} from './Part';
import type {Normalisation} from './useNormalisation';

interface JointPictureProps {
  readonly plot: Plot;
  readonly looks: PlotStyle;
}

/** The joint histogram, as wide as its place, and its numbers. */
function JointPicture({plot, looks}: JointPictureProps): ReactNode {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const {width, fontSize} = useDrawingSize(place);
  const height = Math.round(Math.min(30 * fontSize, Math.max(20 * fontSize, 0.55 * width)));
  return (
    <div ref={place} className={styles.plot}>
      <WholePlot plot={plot} id={id} {...{width, height, fontSize}} {...looks} />
      <details>
        <summary>Histogram as a table</summary>
        <PlotTable plot={plot} dataLabel={looks.dataLabel} />
      </details>
    </div>
  );
}

interface Props {
  readonly description: AppDescription;
  readonly results: ClassResults;
  readonly table: ClassTable;
  readonly normalisation: Normalisation;
}

const countOf = (count: number): string => formatCountOf(count, 'result');

function Summary({
  table,
  measure,
}: {
  readonly table: ClassTable;
  readonly measure: NamedMeasure;
}): ReactNode {
  const {rows, sum, isOneSelection, luminosity} = table;
  const cuts = rows[0]?.cuts ?? [];
  const figureOfMerit = measuredBy(measure.id, sum);
  return (
    <p className={styles.summary}>
      {luminosity !== null && `At ${formatLuminosity(luminosity)}: `}
      signal {formatYield(sum.signal)}, background {formatYield(sum.background)}
      {sum.data !== null && `, data events ${formatData(sum.data)}`}
      {figureOfMerit !== null &&
        `, ${measure.label} ${formatMeasure(measure.id, figureOfMerit)}`}.{' '}
      {isOneSelection
        ? cuts.length === 0
          ? 'No group applied a cut.'
          : `All groups used the same cuts: ${cuts.join('; ')}.`
        : 'The groups used different cuts: the sum combines the events that each of them selected and does not correspond to a single selection.'}
    </p>
  );
}

/** What the groups found together. */
export function Joint({description, results, table, normalisation}: Props): ReactNode {
  const sent = results.merged.histograms.map(({dimension}) => dimension);
  const histograms = description.histograms.filter(({dimension}) => sent.includes(dimension));
  const [name, setName] = useState<string>();
  const histogram =
    histograms.find(({dimension}) => dimension === name) ?? firstShown(histograms, results);
  const [chosen, setMeasure] = useState<NamedMeasure>();
  const measure = chosen ?? firstMeasureOf(description);
  const plot = jointPlot(description, histogram, results, normalisation.factors);
  const luminosity = table.luminosity === null ? '' : `${formatLuminosity(table.luminosity)}, `;
  const label = `${luminosity}${countOf(table.rows.length)}, ${kindOf(description)}`;
  const dataLabel = dataWordOf(description);
  const looks = {draw: 'stacked', axis: 'linear', hasRatio: false, label, dataLabel} as const;
  return (
    <Part title="Combined">
      <Summary table={table} measure={measure} />
      <div className={styles.fields}>
        <ChoiceField
          label="Histogram"
          value={histogram.dimension}
          options={histograms.map(({dimension, title}) => ({value: dimension, label: title}))}
          onChange={setName}
        />
        <ChoiceField
          label="Figure of merit"
          value={measure.id}
          options={namedMeasures.map(({id, label: text}) => ({value: id, label: text}))}
          onChange={(id) => setMeasure(namedMeasures.find((one) => one.id === id))}
        />
        {normalisation.presets.length > 0 && (
          <ChoiceField
            label="Normalisation"
            value={normalisation.chosen}
            options={[
              {value: 'default', label: 'sample default'},
              ...normalisation.presets.map((preset) => ({value: preset.id, label: preset.label})),
            ]}
            onChange={normalisation.choose}
          />
        )}
      </div>
      {normalisation.hasFailed && (
        <p role="status">Could not load the normalisation presets. The sample default is used.</p>
      )}
      {plot && <JointPicture plot={plot} looks={looks} />}
      <GroupTable description={description} table={table} measure={measure} />
      <p className={styles.remark}>
        The histogram shows events that pass the cuts on all other quantities. Simulated yields are
        given with their MC statistical uncertainty; the standard deviation describes the spread
        among the groups. S/√B of n groups combined is about √n times that of one group.
      </p>
      <JointFiles {...{description, results, table, measure, plot, looks}} />
    </Part>
  );
}
