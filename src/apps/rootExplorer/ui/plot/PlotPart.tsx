import {useId, useRef, useState, type ReactNode} from 'react';
import {ChoiceRow} from '@site/src/components/ChoiceRow';
import {useDrawingSize} from '@site/src/hooks/useDrawingSize';
import {SaveButtons} from '@site/src/kit/app/PlotFigure/SaveButtons';
import {ScrollingTable} from '@site/src/kit/app/PlotFigure/tables';
import {byVariable} from '@site/src/lib/picture/grounds';
import {Legend, ShadeLegend} from '@site/src/plot/legend';
import type {Cell, TableData} from '@site/src/plot/table';
import {drawingsOf, shadesOf, tableOf} from './drawings';
import styles from './plot.module.css';
import {atUnitArea, type PlotData} from './plotData';

const scales = [
  {value: 'linear', label: 'Linear'},
  {value: 'log', label: 'Logarithmic'},
] as const;

const areas = [
  {value: 'entries', label: 'Entries'},
  {value: 'shares', label: 'Normalised to unit area'},
] as const;

/** Rows of a plot in two dimensions that are shown; the file has all. */
const maxRows = 400;

const isFilled = (cell: Cell): boolean =>
  typeof cell === 'object' && 'value' in cell && cell.value !== 0;

/** In one dimension all bins, in two those that hold something. */
function BinTable({table, isMap}: {table: TableData; isMap: boolean}): ReactNode {
  const rows = isMap ? table.rows.filter((cells) => cells.some(isFilled)) : table.rows;
  return (
    <>
      {isMap && rows.length > maxRows && (
        <p>
          The first {maxRows} of {rows.length} non-empty bins; the CSV file contains all of them.
        </p>
      )}
      <ScrollingTable table={{...table, rows: isMap ? rows.slice(0, maxRows) : rows}} />
    </>
  );
}

function Drawings({plot, isLogarithmic}: {plot: PlotData; isLogarithmic: boolean}): ReactNode {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const room = useDrawingSize(place);
  const drawings = drawingsOf(plot, isLogarithmic);
  const shades = shadesOf(plot, isLogarithmic);
  return (
    <>
      <div ref={place} className={styles.place}>
        {drawings.map(({key, title, legend, draw}) => (
          <figure key={key} className={styles.drawing}>
            {drawings.length > 1 && <figcaption>{title}</figcaption>}
            {legend.length > 0 && <Legend entries={legend} />}
            {draw(room, byVariable, `${id}-${key}`)}
          </figure>
        ))}
      </div>
      {shades && <ShadeLegend scale={shades} title={plot.valueTitle} />}
    </>
  );
}

interface Props {
  readonly plot: PlotData;
  /** Without an ending. */
  readonly fileName: string;
  /** What the plot is and where it is from, below a picture of it. */
  readonly foot: readonly string[];
  /** Numbers beside the plot. */
  readonly children: ReactNode;
}

/** A plot with its choices, its numbers, its table, and files of it. */
export function PlotPart({plot, fileName, foot, children}: Props): ReactNode {
  const [scale, setScale] = useState<'linear' | 'log'>('linear');
  const [area, setArea] = useState<'entries' | 'shares'>('entries');
  const [isTableOpen, setIsTableOpen] = useState(false);
  const isMap = plot.axes.length === 2;
  const canCompare = plot.series.length > 1 && !isMap;
  const shown = canCompare && area === 'shares' ? atUnitArea(plot) : plot;
  const isLogarithmic = scale === 'log' && !plot.isProfile;
  return (
    <div className={styles.part}>
      <Drawings plot={shown} isLogarithmic={isLogarithmic} />
      {children}
      <div className={styles.choices}>
        {!plot.isProfile && (
          <ChoiceRow
            label={isMap ? 'Colour scale' : 'Vertical axis'}
            value={scale}
            options={scales}
            onChange={setScale}
          />
        )}
        {canCompare && (
          <ChoiceRow label="Normalisation" value={area} options={areas} onChange={setArea} />
        )}
      </div>
      <SaveButtons
        drawings={drawingsOf(shown, isLogarithmic)}
        table={tableOf(plot)}
        {...{fileName, foot}}
      />
      <details
        className={styles.fold}
        onToggle={({currentTarget}) => setIsTableOpen(currentTarget.open)}
      >
        <summary>Table of bins</summary>
        {isTableOpen && <BinTable table={tableOf(shown)} isMap={isMap} />}
      </details>
    </div>
  );
}
