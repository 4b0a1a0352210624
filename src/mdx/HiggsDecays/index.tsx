import type {ReactNode} from 'react';
import {alt, caption, HiggsDecays as Drawing} from '@site/src/figures/HiggsDecays';
import {ExplorableFigure} from '../Figure/Explorable';

/** The figure of the same name. It is not enlarged: two charts side by side would get letters of two sizes. */
export function HiggsDecays(): ReactNode {
  return (
    <ExplorableFigure caption={caption}>
      <div role="img" aria-label={alt}>
        <Drawing />
      </div>
    </ExplorableFigure>
  );
}
