import type {ReactNode} from 'react';
import {PanelFold} from '@site/src/kit/app/Panels';
import type {LayoutProps} from './cockpit/Cockpit';
import {panelsFor} from './panels';
import styles from './ScrollingLayout.module.css';
import {CutFlow} from './view/CutFlow';
import {Drawing} from './view/Drawing';
import {FullCell} from './view/FullCell';
import {Legend} from './view/Legend';
import {Luminosity} from './view/Luminosity';
import {Normalisation} from './view/Normalisation';
import {PlotGrid} from './view/PlotGrid';
import {hasSignal} from './view/plotStyle';
import {ProcessList} from './view/ProcessList';
import {Readout} from './view/Readout';
import {Significance} from './view/Significance';

/** Everything one below the other, for narrow places. */
export function ScrollingLayout({tools, ...shared}: LayoutProps): ReactNode {
  const {analyser, worth, drawn, headingLevel, sample, challenge} = shared;
  const given = {analyser, sample, challenge, headingLevel};
  return (
    <>
      <Readout analyser={analyser} worth={worth}>
        {tools}
      </Readout>
      <div className={styles.part}>
        <Drawing analyser={analyser} />
        <Legend analyser={analyser} />
        <PlotGrid {...{analyser, drawn, headingLevel, sample}} Cell={FullCell} />
      </div>
      <div className={styles.part}>
        <ProcessList analyser={analyser} />
        {hasSignal(analyser) && <Significance analyser={analyser} worth={worth} />}
        {analyser.provenance.luminosity !== null && <Luminosity analyser={analyser} />}
        {sample && <Normalisation analyser={analyser} presets={sample.manifest.presets} />}
      </div>
      <CutFlow analyser={analyser} headingLevel={headingLevel} />
      <div>
        {panelsFor(analyser.description, given, false).map((panel) => (
          <PanelFold key={panel.title} panel={panel} given={given} />
        ))}
      </div>
    </>
  );
}
