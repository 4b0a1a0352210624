import {useState, type ReactNode} from 'react';
import {Part} from '@site/src/kit/app/Part';
import styles from '@site/src/kit/app/Part/styles.module.css';
import {ChoiceField} from '@site/src/kit/fields/ChoiceField';
import {SmallButton} from '@site/src/components/SmallButton';
import type {Ground} from '@site/src/lib/picture/grounds';
import {pngOf} from '@site/src/lib/picture/pngOf';
import type {Picture} from '@site/src/plot/picture';
import {saveBlob, saveFile} from '@site/src/lib/saveFile';
import {dataColumnOf, flowCsv, histogramCsv} from '../../model/csvTables';
import type {Plot} from '../../model/view';
import type {Analyser} from '../analyser';
import {plotStyle} from '../view/plotStyle';
import {drawPicture, pictureFoot} from './pictures';

const every = '';

function pictureOf(analyser: Analyser, plots: readonly Plot[], ground: Ground): Picture {
  const foot = pictureFoot(analyser);
  const [only] = plots.length === 1 ? plots : [];
  return drawPicture(
    plots,
    plotStyle(analyser),
    {
      title: only?.histogram.title ?? analyser.description.title,
      description: foot.join('. '),
      foot,
    },
    ground,
  );
}

interface Props {
  readonly analyser: Analyser;
  /** The dimension of the plot that is offered first. */
  readonly first?: string;
}

/** Plots as pictures, and what is in them as tables. */
export function PicturePart({analyser, first}: Props): ReactNode {
  const {analysis, description, view} = analyser;
  const [name, setName] = useState(first ?? view.plots[0]?.histogram.dimension ?? every);
  const [ground, setGround] = useState<Ground>('light');
  const [hasFailed, setHasFailed] = useState(false);
  const plots = view.plots.filter(({histogram}) => name === every || histogram.dimension === name);
  const [only] = plots.length === 1 ? plots : [];
  const file = `${description.key}-${name === every ? 'all' : name}`;

  const saveSvg = (): void =>
    saveFile(`${file}.svg`, 'image/svg+xml', pictureOf(analyser, plots, ground).text);
  const savePng = async (): Promise<void> => {
    setHasFailed(false);
    try {
      const picture = pictureOf(analyser, plots, ground);
      saveBlob(`${file}.png`, await pngOf(picture, picture.font, 2));
    } catch {
      setHasFailed(true);
    }
  };

  return (
    <Part title="Images and tables">
      <div className={styles.fields}>
        <ChoiceField
          label="Plot"
          value={name}
          options={[
            ...description.histograms.map(({dimension, title}) => ({
              value: dimension,
              label: title,
            })),
            {value: every, label: 'All plots on one sheet'},
          ]}
          onChange={setName}
        />
        <ChoiceField
          label="Background"
          value={ground}
          options={[
            {value: 'light', label: 'White, for paper and slides'},
            {value: 'dark', label: 'Dark'},
          ]}
          onChange={setGround}
        />
      </div>
      <p className={styles.buttons}>
        <SmallButton onClick={saveSvg}>Save as SVG</SmallButton>
        <SmallButton onClick={savePng}>Save as PNG</SmallButton>
        {only && (
          <SmallButton
            onClick={() =>
              saveFile(`${file}.csv`, 'text/csv', histogramCsv(only, dataColumnOf(description)))
            }
          >
            Save the numbers as CSV
          </SmallButton>
        )}
        <SmallButton
          onClick={() =>
            saveFile(
              `${description.key}-cut-flow.csv`,
              'text/csv',
              flowCsv(description, analysis.cuts, view),
            )
          }
        >
          Save the cut flow as CSV
        </SmallButton>
      </p>
      <p role="status" className={styles.remark}>
        {hasFailed &&
          'Could not create the PNG image in this browser. Save the SVG image instead: it shows the same plot.'}
      </p>
    </Part>
  );
}
