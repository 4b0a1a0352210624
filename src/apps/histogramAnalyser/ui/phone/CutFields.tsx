import {useRef, type ReactNode} from 'react';
import type {Plot, Step} from '../../model/view';
import {useDrawingSize} from '@site/src/hooks/useDrawingSize';
import type {Measure} from '../../model/statistics/measures';
import type {Analyser} from '../analyser';
import {formatChange} from '../cockpit/ratioText';
import {definitions, figureOfMeritOf} from '../labels/figureOfMerit';
import {CategoryFields} from '../plot/CategoryFields';
import {RangeNumbers} from '../plot/RangeNumbers';
import {RangeSliders} from '../plot/RangeSliders';
import type {CutControl} from '../plot/useCut';
import {hasSignal} from '../view/plotStyle';
import styles from './CutFields.module.css';

/** Half a handle, in pixels: the axis begins and ends there. */
const half = 22;

interface EffectProps {
  readonly analyser: Analyser;
  readonly histogram: Plot['histogram'];
}

/** Effect of the cut on a quantity, in the order of the cut flow. */
function Effect({analyser, histogram}: EffectProps): ReactNode {
  const {view, option} = analyser;
  const at = view.flow.findIndex(({cut}) => cut === histogram.dimension);
  const [before, after] = [view.flow[at - 1], view.flow[at]];
  if (!before || !after) {
    const advice = histogram.categories
      ? 'Select a bar or a category.'
      : 'Drag across the plot, or move an end of the range.';
    return <p>{advice}</p>;
  }
  const measure = option('measure') as Measure;
  const name = definitions.find(({id}) => id === measure)?.label;
  const change = (of: (step: Step) => number): string => formatChange(of(before), of(after));
  const figureOfMerit = (step: Step): string => figureOfMeritOf(step, measure).text;
  return (
    <p>
      This cut:{' '}
      <b>
        {hasSignal(analyser) && `S ${change(({signal}) => signal.sumOfWeights)}, `}B{' '}
        {change(({background}) => background.sumOfWeights)}
        {hasSignal(analyser) && `, ${name} ${figureOfMerit(before)} → ${figureOfMerit(after)}`}
      </b>
    </p>
  );
}

interface Props {
  readonly analyser: Analyser;
  readonly plot: Plot;
  readonly control: CutControl;
}

/** The cut on the quantity that is shown: a range with two handles, or categories. */
export function CutFields({analyser, plot, control}: Props): ReactNode {
  const {histogram, edges} = plot;
  const place = useRef<HTMLDivElement>(null);
  const {width} = useDrawingSize(place);
  const parts = {histogram, edges, control};
  return (
    <div
      ref={place}
      role="group"
      aria-label={`Cut: ${histogram.title}`}
      className={styles.cut}
      data-cut={control.cut !== undefined || undefined}
    >
      {histogram.categories ? (
        <CategoryFields histogram={histogram} control={control} />
      ) : (
        <>
          <div className={styles.range}>
            <RangeSliders {...parts} layout={{main: {left: half, right: width - half}}} />
          </div>
          <div className={styles.numbers}>
            <RangeNumbers {...parts} />
          </div>
        </>
      )}
      <Effect analyser={analyser} histogram={histogram} />
    </div>
  );
}
