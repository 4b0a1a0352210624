import type {ReactNode} from 'react';
import type {Measure} from '../../model/statistics/measures';
import type {Step} from '../../model/view';
import type {PanelGiven} from '../panels';
import {Luminosity} from '../view/Luminosity';
import {hasSignal} from '../view/plotStyle';
import {ProcessList} from '../view/ProcessList';
import {Normalisation, Significance} from '../view/Significance';
import {figureOfMeritOf} from '../labels/figureOfMerit';
import styles from './Cockpit.module.css';

/** The meaning of the numbers of the app, and the settings that they depend on. */
export function Numbers({analyser, sample}: PanelGiven): ReactNode {
  const {description, view, option, provenance} = analyser;
  return (
    <div className={styles.numbers}>
      <p>{description.summary}</p>
      {hasSignal(analyser) && (
        <Significance
          analyser={analyser}
          figureOfMerit={figureOfMeritOf(view.flow.at(-1) as Step, option('measure') as Measure)}
        />
      )}
      {sample && <Normalisation analyser={analyser} presets={sample.manifest.presets} />}
      {provenance.luminosity !== null && <Luminosity analyser={analyser} />}
      <ProcessList analyser={analyser} />
    </div>
  );
}
