import {memo, type ReactNode} from 'react';
import {PlotPanel} from '../plot/PlotPanel';
import type {CellProps} from './PlotGrid';
import {PlotTools} from './PlotTools';

function Cell({onCut, onReach, onInfo, onBin, ...shown}: CellProps): ReactNode {
  const {dimension} = shown.plot.histogram;
  return (
    <li>
      <PlotPanel
        {...shown}
        onCut={(filter, isMoving) => onCut(dimension, filter, isMoving)}
        onReach={() => onReach(dimension)}
        onBin={onBin && ((bin) => onBin({dimension, bin}))}
        tools={<PlotTools plot={shown.plot} axis={shown.axis} onInfo={onInfo} />}
      />
    </li>
  );
}

/** A plot with everything that belongs to it, among others. */
export const FullCell = memo(Cell);
