import type {ReactNode} from 'react';
import {ArrowDown, ArrowUp, X} from 'lucide-react';
import type {AppDescription} from '../../model/description';

interface Props {
  readonly description: AppDescription;
  readonly dimension: string;
  readonly place: number;
  readonly last: number;
  readonly onMove: (dimension: string, by: 1 | -1) => void;
  readonly onRemove: (dimension: string) => void;
}

/** Moves a cut up or down in the cut flow, or takes it away. */
export function CutButtons(props: Props): ReactNode {
  const {description, dimension, place, last, onMove, onRemove} = props;
  const histogram = description.histograms.find((one) => one.dimension === dimension);
  const name = histogram?.label ?? dimension;
  return (
    <span>
      <button
        type="button"
        aria-label={`Move the cut on ${name} up`}
        aria-disabled={place <= 0}
        onClick={() => place > 0 && onMove(dimension, -1)}
      >
        <ArrowUp size="1em" aria-hidden />
      </button>
      <button
        type="button"
        aria-label={`Move the cut on ${name} down`}
        aria-disabled={place >= last}
        onClick={() => place < last && onMove(dimension, 1)}
      >
        <ArrowDown size="1em" aria-hidden />
      </button>
      <button
        type="button"
        aria-label={`Remove the cut on ${name}`}
        onClick={() => onRemove(dimension)}
      >
        <X size="1em" aria-hidden />
      </button>
    </span>
  );
}
