/** Drawings as one picture that needs nothing of the page. */
import type {ReactNode} from 'react';
import {createRoot} from 'react-dom/client';
import {flushSync} from 'react-dom';
import {withGround, type Ground, type Paint} from '@site/src/lib/picture/grounds';
import {svgSheet, type Sheet, type SvgFile} from '@site/src/lib/picture/svgSheet';

export interface Picture extends SvgFile {
  /** The list of font families that it uses. */
  readonly font: string;
}

/**
 * Puts what is rendered, one or more `svg`, on one sheet that needs no style sheet of the page. To be
 * called after an event, not while a component renders.
 *
 * @param sheet its title, its description, and the lines below it: what the plots are, and from where
 */
export function pictureOf(
  render: (paint: Paint) => ReactNode,
  sheet: Omit<Sheet, 'look'>,
  ground: Ground,
): Picture {
  return withGround(ground, (paint) => {
    const place = document.createElement('div');
    const root = createRoot(place);
    flushSync(() => root.render(render(paint)));
    const look = {
      ground: paint('paper'),
      ink: paint('ink'),
      soft: paint('ink-soft'),
      font: paint('font-sans'),
    };
    const drawings = Array.from(place.querySelectorAll<SVGSVGElement>(':scope > svg'));
    const file = svgSheet(drawings, {...sheet, look});
    root.unmount();
    return {...file, font: look.font};
  });
}
