/** Plots as vector or pixel images, redrawn at a fixed size. */
import type {Ground} from '@site/src/lib/picture/grounds';
import {pictureOf, type Picture} from '@site/src/plot/picture';
import {listOfCuts} from '../../model/cuts/formatCut';
import {provenanceLine} from '../../model/classResults/origin';
import type {Plot} from '../../model/view';
import type {Analyser} from '../analyser';
import type {PlotStyle} from '../plot/drawing/drawing';
import {WholePlot} from '../plot/plotSvg';

export interface PictureWords {
  readonly title: string;
  readonly description: string;
  readonly foot: readonly string[];
}

/** The lines below a picture: the cuts, and where the events are from. */
export function pictureFoot({
  analysis,
  description,
  provenance,
  scheme,
}: Analyser): readonly string[] {
  const cuts = listOfCuts(description.histograms, analysis.cuts);
  const cutsLine = cuts.length === 0 ? 'No cuts' : `Cuts: ${cuts.join('; ')}`;
  return [cutsLine, provenanceLine(description, scheme, analysis, provenance)];
}

const size = {width: 640, height: 420, fontSize: 14};

const columnsFor = (count: number): number => (count > 4 ? 3 : count > 1 ? 2 : 1);

/** Draws plots on one sheet. Call it after an event, not while a component renders. */
export function drawPicture(
  plots: readonly Plot[],
  looks: PlotStyle,
  words: PictureWords,
  ground: Ground,
): Picture {
  return pictureOf(
    (paint) =>
      plots.map((plot, at) => (
        <WholePlot
          key={plot.histogram.dimension}
          plot={plot}
          id={`plot${at}`}
          paint={paint}
          {...size}
          {...looks}
        />
      )),
    {...words, columns: columnsFor(plots.length)},
    ground,
  );
}
