import {useContext, useState, type ReactNode} from 'react';
import {SmallButton} from '@site/src/components/SmallButton';
import {csvText} from '@site/src/lib/csv';
import {saveBlob, saveFile} from '@site/src/lib/saveFile';
import styles from './chart.module.css';
import {Origin} from './origin';
import type {Drawing} from './spec';

const failure =
  'This browser made no picture of it, or its code did not load. The table can be saved all the same.';

/** A chart as files of vectors, of pixels and of numbers. */
export function SaveRow({drawing}: {readonly drawing: Drawing}): ReactNode {
  const origin = useContext(Origin);
  const [problem, setProblem] = useState('');
  const {key, table} = drawing;
  const name = `${origin.file}-${key}`;
  const saveSvg = async (): Promise<void> => {
    const {pictureOf} = await import('./picture');
    const {text} = pictureOf(drawing, origin.foot, 'light');
    saveFile(`${name}.svg`, 'image/svg+xml', text);
  };
  const savePng = async (): Promise<void> => {
    const [{pictureOf}, {pngOf}] = await Promise.all([
      import('./picture'),
      import('@site/src/lib/picture/pngOf'),
    ]);
    const picture = pictureOf(drawing, origin.foot, 'light');
    saveBlob(`${name}.png`, await pngOf(picture, picture.font, 2));
  };
  const attempt = (save: () => Promise<void>) => (): void => {
    setProblem('');
    save().catch(() => setProblem(failure));
  };
  return (
    <div>
      <p className={styles.buttons}>
        <SmallButton onClick={attempt(savePng)}>Save as PNG</SmallButton>
        <SmallButton onClick={attempt(saveSvg)}>Save as SVG</SmallButton>
        {table && (
          <SmallButton
            onClick={() => saveFile(`${name}.csv`, 'text/csv', csvText(table.head, table.rows))}
          >
            Save as CSV
          </SmallButton>
        )}
      </p>
      <p role="status" className={styles.problem}>
        {problem}
      </p>
    </div>
  );
}
