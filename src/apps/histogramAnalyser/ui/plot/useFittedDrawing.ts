import {useMemo, useState} from 'react';
import type {PlotSize} from '@site/src/plot/frame';
import type {Plot} from '../../model/view';
import {drawingOf, type Drawing, type PlotStyle} from './drawing/drawing';
import type {CutControl} from './useCut';

/**
 * The drawing of a plot while its cut is changed: the axis of events waits until a drag has ended, because
 * below a moving pointer it would jump.
 */
export function useFittedDrawing(
  plot: Plot,
  looks: PlotStyle,
  {isMoving}: CutControl,
  {width, height, fontSize}: PlotSize,
): Drawing {
  const [fitted, setFitted] = useState(plot.cut);
  if (!isMoving && fitted !== plot.cut) setFitted(plot.cut);
  const {draw, axis, hasRatio, comparison, label, shortLabel, signalFactor, isCompact} = looks;
  return useMemo(
    () =>
      drawingOf(
        {...plot, cut: fitted},
        {draw, axis, hasRatio, comparison, label, shortLabel, signalFactor, isCompact},
        {width, height, fontSize},
      ),
    [
      plot,
      fitted,
      draw,
      axis,
      hasRatio,
      comparison,
      label,
      shortLabel,
      signalFactor,
      isCompact,
      width,
      height,
      fontSize,
    ],
  );
}
