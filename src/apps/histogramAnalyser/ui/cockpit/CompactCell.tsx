import {memo, type ReactNode} from 'react';
import {CompactPanel} from '../plot/CompactPanel';
import type {CellProps} from '../view/PlotGrid';

function Cell(props: CellProps): ReactNode {
  const {onCut, onReach, onEnlarge, onBin, plot} = props;
  const {dimension} = plot.histogram;
  return (
    <li>
      <CompactPanel
        {...props}
        onCut={(filter, isMoving) => onCut(dimension, filter, isMoving)}
        onReach={() => onReach(dimension)}
        onEnlarge={() => onEnlarge(dimension)}
        onBin={onBin && ((bin) => onBin({dimension, bin}))}
      />
    </li>
  );
}

/** A plot in one of many small panels. */
export const CompactCell = memo(Cell);
