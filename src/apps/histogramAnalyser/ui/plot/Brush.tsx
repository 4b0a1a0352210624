import type {ReactNode} from 'react';
import {Brush as PlotBrush} from '@site/src/plot/brush';
import {slotFinder} from '../../model/counting/axis';
import type {HistogramDescription} from '../../model/description';
import {asCut, categoryAt, chosenOf, toggled} from './brushing';
import type {Drawing} from './drawing/drawing';
import {snapsOf} from './snaps';
import type {CutControl} from './useCut';
import {rangeAround} from './windows';

interface Props {
  readonly histogram: HistogramDescription;
  readonly edges: readonly number[];
  readonly drawing: Drawing;
  readonly control: CutControl;
  /** A click that neither draws nor clears a range asks for the events behind a bar. */
  readonly onBin?: ((bin: number) => void) | undefined;
  /** True if a click outside of the range asks for the bar as well, and does not clear the range. */
  readonly isMarked?: boolean | undefined;
}

/** The brush that cuts on the quantity of a plot. A click beside the cut clears it. */
export function Brush({histogram, edges, drawing, control, onBin, isMarked}: Props): ReactNode {
  const {axis, categories} = histogram;
  const {main, ratio} = drawing.layout;
  const {cut} = control;
  const click = (value: number, isBeside: boolean): void => {
    if (categories) {
      const category = categoryAt(axis, value);
      if (category !== undefined) control.set(toggled(chosenOf(axis, cut), category));
    } else if (!isMarked && isBeside && cut) {
      control.set(null);
    } else {
      const bin = slotFinder(edges)(value) - 1;
      if (bin >= 0 && bin < edges.length - 1) onBin?.(bin);
    }
  };
  return (
    <PlotBrush
      box={{...main, bottom: (ratio ?? main).bottom}}
      x={drawing.x}
      range={cut ? rangeAround(edges, cut) : null}
      snaps={snapsOf(histogram)}
      kind={categories ? 'bars' : 'range'}
      onChange={(range) => control.move(asCut(axis, range))}
      onEnd={control.settle}
      onCancel={control.cancel}
      onClick={click}
    />
  );
}
