import type {ReactNode} from 'react';
import {Database} from 'lucide-react';
import {IconButton} from '@site/src/kit/app/IconButton';
import type {Plot} from '../../model/view';
import {SonifyButton} from '../sound/SonifyButton';

interface Props {
  readonly plot: Plot;
  readonly axis: 'linear' | 'log';
  readonly onInfo: (plot: Plot) => void;
}

/** Buttons in the head of a plot: its sound, and where its events are from. */
export function PlotTools({plot, axis, onInfo}: Props): ReactNode {
  return (
    <>
      <SonifyButton plot={plot} axis={axis} />
      <IconButton
        aria-haspopup="dialog"
        label={`Provenance of the events: ${plot.histogram.title}`}
        onClick={() => onInfo(plot)}
      >
        <Database size="1.1em" aria-hidden />
      </IconButton>
    </>
  );
}
