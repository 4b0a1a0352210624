import type {ReactNode} from 'react';
import type {HistogramDescription} from '../../model/description';
import type {Filter} from '../../model/cuts/filters';
import {CategoryFields} from '../plot/CategoryFields';
import {useCut} from '../plot/useCut';

interface Props {
  /** A quantity with categories. */
  readonly histogram: HistogramDescription;
  readonly cut: Filter | undefined;
  /** Null clears the cut. */
  readonly onCut: (filter: Filter | null) => void;
}

/** The categories of the quantity of a step: the cut is made without leaving the plot that it changes. */
export function StepFields({histogram, cut, onCut}: Props): ReactNode {
  return <CategoryFields histogram={histogram} control={useCut(cut, onCut)} />;
}
