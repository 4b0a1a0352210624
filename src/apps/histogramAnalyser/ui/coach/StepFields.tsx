import {useMemo, type ReactNode} from 'react';
import type {HistogramDescription} from '../../model/description';
import {edgesOf} from '../../model/counting/axis';
import type {Filter} from '../../model/cuts/filters';
import {CategoryFields} from '../plot/CategoryFields';
import {RangeNumbers} from '../plot/RangeFields';
import {useCut, type OnCut} from '../plot/useCut';
import styles from './StepFields.module.css';

interface Props {
  readonly histogram: HistogramDescription;
  readonly cut: Filter | undefined;
  /** Null clears the cut; while `isMoving` more will follow. */
  readonly onCut: OnCut;
}

/** The cut on the quantity of a step, as categories or as two ends: it is made without leaving the plot that it changes. */
export function StepFields({histogram, cut, onCut}: Props): ReactNode {
  const {axis, categories, title} = histogram;
  const control = useCut(cut, onCut);
  const edges = useMemo(() => edgesOf(axis), [axis]);
  if (categories) return <CategoryFields histogram={histogram} control={control} />;
  return (
    <div role="group" aria-label={`Ends of the range: ${title}`} className={styles.range}>
      <RangeNumbers {...{histogram, edges, control}} />
    </div>
  );
}
