import type {ReactNode} from 'react';
import {alt, caption, Showers as Drawing, title} from '@site/src/figures/Showers';
import {ExplorableFigure} from '../Figure/Explorable';

/** The figure of the same name with its caption; all of it has full size at each width. */
export function Showers(): ReactNode {
  return (
    <ExplorableFigure title={title} caption={caption}>
      <div role="img" aria-label={alt}>
        <Drawing />
      </div>
    </ExplorableFigure>
  );
}
