import type {ReactNode} from 'react';
import type {Paint} from '@site/src/lib/picture/grounds';
import {FillPattern, UncertaintyPattern} from '@site/src/plot/styles';
import type {Plot} from '../../../model/view';
import {processStyle} from '../processStyles';

interface PlotPatternsProps {
  readonly plot: Plot;
  /** Start of the ids, which the fills of the plot refer to. */
  readonly id: string;
  readonly paint: Paint;
}

/** The patterns of a plot's processes, and of its uncertainty. */
export const PlotPatterns = ({plot, id, paint}: PlotPatternsProps): ReactNode => (
  <>
    {plot.series.map(({process}, number) => (
      <FillPattern
        key={number}
        id={`${id}-${number}`}
        style={processStyle(process.look)}
        paint={paint}
      />
    ))}
    <UncertaintyPattern id={`${id}-error`} paint={paint} />
  </>
);
