import {useEffect, useState, type ReactNode} from 'react';
import type {DrawingSize} from '@site/src/hooks/useDrawingSize';
import {PlotFigure} from '@site/src/kit/app/PlotFigure';
import type {Paint} from '@site/src/lib/picture/grounds';
import {PlotSvg} from '@site/src/plot/frame';
import type {Drawing} from '@site/src/plot/plot';
import {niceLinear} from '@site/src/plot/scales';
import {QuantityText} from '@site/src/plot/symbol';
import type {Importance} from '../../model/results';
import type {Trained, Feature} from '../../model/types';
import {formatMetric} from '../labels/numbers';
import type {PanelGiven} from '../panels';
import {NotYet} from './NotYet';
import styles from './panels.module.css';

interface LabelledImportance extends Importance {
  readonly label: string;
}

function svgOf(
  rows: readonly LabelledImportance[],
  {width, fontSize}: DrawingSize,
  paint: Paint,
): ReturnType<Drawing['draw']> {
  const rowHeight = 2.7 * fontSize;
  const bottom = rows.length * rowHeight;
  const height = bottom + 3 * fontSize;
  const [left, right] = [1.5 * fontSize, width - 1.5 * fontSize];
  const low = Math.min(0, ...rows.map(({loss, error}) => loss - error));
  const high = Math.max(0.01, ...rows.map(({loss, error}) => loss + error));
  const x = niceLinear(low, high, [left, right], Math.max(3, Math.round(width / (7 * fontSize))));
  return (
    <PlotSvg {...{width, height, fontSize, paint}}>
      {x.ticks.map(({at, label}) => (
        <g key={at}>
          <path d={`M${at} 0V${bottom}`} stroke={paint('line')} />
          <text x={at} y={bottom + 1.2 * fontSize} textAnchor="middle">
            {label}
          </text>
        </g>
      ))}
      {rows.map(({feature, label, loss, error}, row) => {
        const y = row * rowHeight + 1.75 * fontSize;
        const [from, to] = [x.at(Math.min(0, loss)), x.at(Math.max(0, loss))];
        return (
          <g key={feature}>
            <text x={left + 4} y={row * rowHeight + 1.1 * fontSize}>
              <QuantityText label={label} fontSize={fontSize} />
            </text>
            <rect
              x={from}
              y={y - 0.4 * fontSize}
              width={Math.max(1, to - from)}
              height={0.75 * fontSize}
              fill={paint('accent')}
              fillOpacity="0.45"
              stroke={paint('accent')}
            />
            <path
              d={`M${x.at(loss - error)} ${y}H${x.at(loss + error)}M${x.at(loss - error)} ${y - 3}v6M${x.at(loss + error)} ${y - 3}v6`}
              stroke={paint('ink')}
              strokeWidth="1.5"
            />
          </g>
        );
      })}
      <path d={`M${x.at(0)} 0V${bottom}`} stroke={paint('ink')} />
      <text x={right} y={height - 0.3 * fontSize} textAnchor="end">
        Decrease in AUC
      </text>
    </PlotSvg>
  );
}

/** Loss of performance without each feature. */
function importanceDrawing(
  importances: readonly Importance[],
  features: readonly Feature[],
): Drawing {
  const labelOf = (name: string): string =>
    features.find((feature) => feature.name === name)?.label ?? name;
  const rows = [...importances]
    .sort((a, b) => b.loss - a.loss)
    .map((one) => ({...one, label: labelOf(one.feature)}));
  const words = rows.map(
    ({label, loss, error}) => `${label} ${formatMetric(loss)} ± ${formatMetric(error)}`,
  );
  return {
    key: 'importance',
    title: 'Permutation feature importance',
    description: `Decrease in AUC when a feature is shuffled, in descending order: ${words.join('; ')}.`,
    legend: [],
    draw: (room, paint) => svgOf(rows, room, paint),
    table: {
      caption: 'Decrease in AUC when the feature is shuffled among the test events.',
      head: ['Feature', 'Decrease', 'Uncertainty'],
      rows: rows.map(({label, loss, error}) => [label, loss, error]),
    },
  };
}

interface ImportanceResult {
  readonly of: Trained;
  /** null if it failed. */
  readonly importances: readonly Importance[] | null;
}

/** What the method loses without each quantity. */
export function ImportancePanel({lab}: PanelGiven): ReactNode {
  const {trained, store, dataset} = lab;
  const [found, setFound] = useState<ImportanceResult>();
  useEffect(() => {
    if (!trained) return undefined;
    const run = store.trainer().importance(trained);
    let isWanted = true;
    run.result.then(
      (importances) => isWanted && setFound({of: trained, importances}),
      () => isWanted && setFound({of: trained, importances: null}),
    );
    return () => {
      isWanted = false;
      run.stop();
    };
  }, [trained, store]);
  if (!trained) return <NotYet />;
  const current = found?.of === trained ? found : undefined;
  return (
    <div className={styles.panel}>
      <p>
        The values of one feature are shuffled among the test events, so that they carry no
        information. This is done five times: the bar shows the mean decrease in AUC, and the error
        bar its uncertainty. Two strongly correlated features share their importance.
      </p>
      {!current && <p role="status">Shuffling the features …</p>}
      {current?.importances === null && (
        <p role="status">Could not compute the importance. Train again, and reopen this panel.</p>
      )}
      {current?.importances && (
        <div className={styles.single}>
          <PlotFigure drawing={importanceDrawing(current.importances, dataset.features)} />
        </div>
      )}
    </div>
  );
}
