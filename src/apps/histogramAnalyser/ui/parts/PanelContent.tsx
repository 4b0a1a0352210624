import type {ReactNode} from 'react';
import {LazyContent} from '@site/src/kit/app/LazyContent';
import {formatPercent} from '@site/src/kit/format/quantities';
import type {Analyser} from '../analyser';
import type {OpenPanel, PanelGiven} from '../panels';

/** In place of what needs all events, while they load. */
export function NotYet({analyser}: {readonly analyser: Analyser}): ReactNode {
  const progress = formatPercent(analyser.loading?.progress ?? 1);
  return <p>This panel requires all events of the sample. Loading events: {progress}</p>;
}

interface Props {
  readonly panel: OpenPanel;
  readonly given: PanelGiven;
  /** The name of the content that loads, as the beginning of a sentence; the title of the panel if left out. */
  readonly title?: string;
}

/** The contents of a panel; those that need all events wait for them. */
export function PanelContent({panel, given, title = panel.title}: Props): ReactNode {
  const {analyser} = given;
  if (panel.needsAll && analyser.loading) return <NotYet analyser={analyser} />;
  return <LazyContent title={title} load={panel.load} given={given} />;
}
