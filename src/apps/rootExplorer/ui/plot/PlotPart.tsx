import {useState, type ReactNode} from 'react';
import {ChoiceRow} from '@site/src/components/ChoiceRow';
import {SmallButton} from '@site/src/components/SmallButton';
import {pngOf} from '@site/src/lib/picture/pngOf';
import {saveBlob, saveFile} from '@site/src/lib/saveFile';
import {BinTable} from './BinTable';
import {binsCsv} from './binsCsv';
import styles from './plot.module.css';
import {atUnitArea, type PlotData} from './plotData';
import {PlotView} from './PlotView';
import {pictureOf} from './savedPicture';

interface Props {
  readonly plot: PlotData;
  /** Without an ending. */
  readonly fileName: string;
  /** What the plot is and where it is from, below a picture of it. */
  readonly foot: readonly string[];
  /** Numbers beside the plot. */
  readonly children: ReactNode;
}

const scales = [
  {value: 'linear', label: 'Linear'},
  {value: 'log', label: 'Logarithmic'},
] as const;

const areas = [
  {value: 'entries', label: 'As they are'},
  {value: 'shares', label: 'Equal areas'},
] as const;

/** A plot with its choices, its numbers, its table, and files of it. */
export function PlotPart({plot, fileName, foot, children}: Props): ReactNode {
  const [scale, setScale] = useState<'linear' | 'log'>('linear');
  const [area, setArea] = useState<'entries' | 'shares'>('entries');
  const [hasFailed, setHasFailed] = useState(false);
  const canCompare = plot.series.length > 1 && plot.axes.length === 1;
  const shown = canCompare && area === 'shares' ? atUnitArea(plot) : plot;
  const isLogarithmic = scale === 'log' && !plot.isProfile;
  const savePng = async (): Promise<void> => {
    setHasFailed(false);
    try {
      const picture = pictureOf(shown, isLogarithmic, foot);
      saveBlob(`${fileName}.png`, await pngOf(picture, picture.font, 2));
    } catch {
      setHasFailed(true);
    }
  };
  return (
    <div className={styles.part}>
      <PlotView plot={shown} isLogarithmic={isLogarithmic} />
      {children}
      <div className={styles.choices}>
        {!plot.isProfile && (
          <ChoiceRow
            label={plot.axes.length === 1 ? 'Upward axis' : 'Shades'}
            value={scale}
            options={scales}
            onChange={setScale}
          />
        )}
        {canCompare && (
          <ChoiceRow label="Two selections" value={area} options={areas} onChange={setArea} />
        )}
      </div>
      <div className={styles.buttons} role="group" aria-label="Save the plot">
        <SmallButton
          onClick={() =>
            saveFile(`${fileName}.svg`, 'image/svg+xml', pictureOf(shown, isLogarithmic, foot).text)
          }
        >
          Save as SVG
        </SmallButton>
        <SmallButton onClick={savePng}>Save as PNG</SmallButton>
        <SmallButton onClick={() => saveFile(`${fileName}.csv`, 'text/csv', binsCsv(plot))}>
          Save the bins as CSV
        </SmallButton>
      </div>
      <p role="status" className={styles.remark}>
        {hasFailed && 'This browser made no PNG of it. The SVG holds the same picture.'}
      </p>
      <details className={styles.fold}>
        <summary>The bins as a table</summary>
        <BinTable plot={shown} />
      </details>
    </div>
  );
}
