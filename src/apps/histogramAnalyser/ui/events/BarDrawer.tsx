import type {ReactNode} from 'react';
import {AppDialog} from '@site/src/kit/app/AppDialog';
import type {DecodedSample} from '@site/src/samples/format/decode';
import type {BinQuestion} from '../../model/counting/binEvents';
import type {Analyser} from '../analyser';
import {formatBin} from '../plot/quantities';
import {LazyContent} from '@site/src/kit/app/LazyContent';

interface Props {
  readonly analyser: Analyser;
  readonly sample: DecodedSample;
  readonly question: BinQuestion;
  readonly onClose: () => void;
}

const load = async () => (await import('./EventList')).EventList;

/** What is behind one bar of a plot, at the side of the window. */
export function BarDrawer({analyser, sample, question, onClose}: Props): ReactNode {
  const histogram = analyser.description.histograms.find(
    ({dimension}) => dimension === question.dimension,
  );
  if (!histogram) return null;
  return (
    <AppDialog
      title={`${histogram.title}: ${formatBin(histogram, question.bin)}`}
      isDrawer
      onClose={onClose}
    >
      <LazyContent title="The list of events" load={load} given={{analyser, sample, question}} />
    </AppDialog>
  );
}
