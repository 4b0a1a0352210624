import type {ReactNode} from 'react';
import {alt, caption, Showers as Drawing, title} from '@site/src/figures/Showers';
import {FigureHead} from '../Figure/Head';
import {ExplorableFigure} from '../Figure/Explorable';

/** The figure of the same name with its caption; all of it has full size at each width. */
export function Showers(): ReactNode {
  return (
    <ExplorableFigure caption={caption}>
      <FigureHead title={title} />
      <div role="img" aria-label={alt}>
        <Drawing />
      </div>
    </ExplorableFigure>
  );
}
