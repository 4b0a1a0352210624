/** A plot as a file, drawn anew at a size of its own. */
import {createRoot} from 'react-dom/client';
import {flushSync} from 'react-dom';
import {withGround} from '@site/src/lib/picture/grounds';
import {svgSheet, type SvgFile} from '@site/src/lib/picture/svgSheet';
import type {PlotData} from './plotData';
import {PlotSvg, sharedLevels} from './PlotSvg';

interface Picture extends SvgFile {
  readonly font: string;
}

const size = {width: 720, height: 480, fontSize: 15};

/** @param foot what the plot is and where it is from. Call it after an event, not while rendering. */
export function pictureOf(
  plot: PlotData,
  isLogarithmic: boolean,
  foot: readonly string[],
): Picture {
  return withGround('light', (paint) => {
    const place = document.createElement('div');
    const root = createRoot(place);
    const isTwo = plot.axes.length === 2;
    const drawn = isTwo ? plot.series : plot.series.slice(0, 1);
    const levels = sharedLevels(isTwo ? plot : {...plot, series: []}, isLogarithmic);
    flushSync(() => {
      root.render(
        drawn.map((series, number) => (
          <PlotSvg
            key={number}
            id={`plot${number}`}
            {...{plot, series, levels, size, isLogarithmic, paint}}
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
    const file = svgSheet(Array.from(place.querySelectorAll<SVGSVGElement>(':scope > svg')), {
      title: plot.title,
      description: foot.join('. '),
      foot,
      columns: drawn.length,
      look,
    });
    root.unmount();
    return {...file, font: look.font};
  });
}
