import {memo, useEffect, useRef, type ReactNode} from 'react';
import {CompactPanel} from '../plot/CompactPanel';
import type {CellProps} from '../view/PlotGrid';

function Cell(props: CellProps): ReactNode {
  const {onCut, onReach, onEnlarge, onBin, plot, isPointed} = props;
  const {dimension} = plot.histogram;
  const place = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isPointed) place.current?.scrollIntoView({block: 'nearest'});
  }, [isPointed]);
  return (
    <li ref={place} data-plot={dimension} data-pointed={isPointed || undefined}>
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
