import type {ReactNode} from 'react';
import {AppDialog} from '@site/src/kit/app/AppDialog';
import type {Plot} from '../../model/view';
import type {Analyser} from '../analyser';
import {Provenance} from './Provenance';

interface Props {
  readonly analyser: Analyser;
  readonly plot: Plot;
  readonly onClose: () => void;
}

/** The explanation of a plot, and the provenance of its events. */
export function AboutPlot({analyser, plot: {histogram}, onClose}: Props): ReactNode {
  return (
    <AppDialog title={histogram.title} isDrawer onClose={onClose}>
      <p>
        <strong>{histogram.label}</strong>: {histogram.explanation}
      </p>
      <p>
        The histogram shows the events that pass the cuts on all other quantities. A cut on this
        quantity only dims the events outside the selected range.
      </p>
      <Provenance analyser={analyser} />
    </AppDialog>
  );
}
