import {useState, type ReactNode} from 'react';
import {SmallButton} from '@site/src/components/SmallButton';
import {saveBlob, saveFile} from '@site/src/lib/saveFile';
import type {Drawing} from '@site/src/plot/plot';
import type {Picture} from '@site/src/plot/picture';
import {tableCsv, type TableData} from '@site/src/plot/table';
import styles from './styles.module.css';

interface Props {
  /** Drawn side by side in one picture. */
  readonly drawings: readonly Drawing[];
  /** Without an ending. */
  readonly fileName: string;
  /** Lines below a picture: what it shows, and where it is from. */
  readonly foot: readonly string[];
  readonly table?: TableData | undefined;
}

const failure =
  'Could not create the image: this browser does not support it, or its code could not be loaded. The table can still be saved.';

/** Saves drawings as PNG and SVG, and their table as CSV. The code that makes pictures is loaded on demand. */
export function SaveButtons({drawings, fileName, foot, table}: Props): ReactNode {
  const [problem, setProblem] = useState('');
  const draw = async (): Promise<Picture> => {
    const {pictureOfDrawings} = await import('@site/src/plot/save');
    return pictureOfDrawings(drawings, foot, 'light');
  };
  const saveSvg = async (): Promise<void> => {
    const {text} = await draw();
    saveFile(`${fileName}.svg`, 'image/svg+xml', text);
  };
  const savePng = async (): Promise<void> => {
    const [picture, {pngOf}] = await Promise.all([draw(), import('@site/src/lib/picture/pngOf')]);
    saveBlob(`${fileName}.png`, await pngOf(picture, picture.font, 2));
  };
  const attempt = (save: () => Promise<void>) => (): void => {
    setProblem('');
    save().catch(() => setProblem(failure));
  };
  return (
    <>
      <div className={styles.buttons} role="group" aria-label="Save">
        <SmallButton onClick={attempt(savePng)}>Save as PNG</SmallButton>
        <SmallButton onClick={attempt(saveSvg)}>Save as SVG</SmallButton>
        {table && (
          <SmallButton onClick={() => saveFile(`${fileName}.csv`, 'text/csv', tableCsv(table))}>
            Save as CSV
          </SmallButton>
        )}
      </div>
      <p role="status" className={styles.problem}>
        {problem}
      </p>
    </>
  );
}
