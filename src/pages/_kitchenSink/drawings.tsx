/** Plots and drawings. */
import type {ReactNode} from 'react';
import {ViewGallery} from '@site/src/apps/eventDisplay/ViewGallery';
import {PlotGallery} from '@site/src/apps/histogramAnalyser/PlotGallery';
import {ExplorableFigure} from '@site/src/components/Figure/Explorable';
import {question} from '@site/src/figures/explorable/InvariantMass';
import {Explorable} from '@site/src/figures/explorable/frame';
import {AngleGrid, HistogramGrid, Target} from '@site/src/figures/worksheet';

export function EventViews(): ReactNode {
  return <ViewGallery />;
}

/** One explorable before the prediction, after it, and with the feedback on a wrong one. */
export function ExplorableFigures(): ReactNode {
  return (
    <>
      <ExplorableFigure caption="Before the prediction.">
        <Explorable question={question} />
      </ExplorableFigure>
      <ExplorableFigure caption="After a prediction.">
        <Explorable question={question} initially={{predicted: 'half'}} />
      </ExplorableFigure>
      <ExplorableFigure caption="With the answer shown, after a wrong prediction.">
        <Explorable question={question} initially={{predicted: 'half', isRevealed: true}} />
      </ExplorableFigure>
    </>
  );
}

export function Plots(): ReactNode {
  return <PlotGallery />;
}

const grid = {
  across: 'mass of the two leptons [GeV]',
  upwards: 'events',
  from: 70,
  to: 110,
  bin: 4,
  labelEvery: 1,
  bottom: 0,
  top: 6,
  step: 1,
};

const differences = {...grid, upwards: 'N − B', labelEvery: 2, bottom: -4, top: 6, step: 1};

export function WorksheetDrawings(): ReactNode {
  return (
    <>
      <HistogramGrid {...grid} />
      <HistogramGrid {...differences} counts={[0, -1, 1, -2, 3, 5, 2, 0, -1, 1]} />
      <AngleGrid />
      <Target />
    </>
  );
}
