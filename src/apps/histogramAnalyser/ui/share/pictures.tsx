/** Plots as files of vectors or pixels, drawn anew at a size of their own. */
import {createRoot} from 'react-dom/client';
import {flushSync} from 'react-dom';
import {withGround, type Ground} from '@site/src/lib/picture/grounds';
import {svgSheet, type SvgFile} from '@site/src/lib/picture/svgSheet';
import type {Plot} from '../../model/view';
import {PlotSvg} from '../plot/plotSvg';

export interface PictureLooks {
  readonly draw: 'stacked' | 'overlaid' | 'normalised';
  readonly axis: 'linear' | 'log';
  readonly hasRatio: boolean;
  /** What the events are, above each plot. */
  readonly label: string;
}

export interface PictureWords {
  readonly title: string;
  readonly description: string;
  readonly foot: readonly string[];
}

export interface Picture extends SvgFile {
  readonly font: string;
}

const size = {width: 640, height: 420, fontSize: 14};

const columnsFor = (count: number): number => (count > 4 ? 3 : count > 1 ? 2 : 1);

/** Draws plots on one sheet. Call it after an event, not while a component renders. */
export function drawPicture(
  plots: readonly Plot[],
  looks: PictureLooks,
  words: PictureWords,
  ground: Ground,
): Picture {
  return withGround(ground, (paint) => {
    const place = document.createElement('div');
    const root = createRoot(place);
    flushSync(() => {
      root.render(
        plots.map((plot, at) => (
          <PlotSvg
            key={plot.histogram.dimension}
            plot={plot}
            id={`plot${at}`}
            paint={paint}
            {...size}
            {...looks}
          />
        )),
      );
    });
    const look = {
      ground: paint('paper'),
      ink: paint('ink'),
      soft: paint('ink-soft'),
      font: paint('font-sans'),
    };
    const file = svgSheet(Array.from(place.querySelectorAll(':scope > svg')), {
      ...words,
      columns: columnsFor(plots.length),
      look,
    });
    root.unmount();
    return {...file, font: look.font};
  });
}
