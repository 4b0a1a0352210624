import {useRef, type ReactNode} from 'react';
import {LiveRegion} from '@site/src/kit/app/LiveRegion';
import type {Analysis} from '../../model/analysis';
import type {Analyser} from '../analyser';
import {summaryOf} from '../labels/summary';
import type {FigureOfMerit} from '../labels/figureOfMerit';

interface Props {
  readonly analyser: Analyser;
  readonly figureOfMerit: FigureOfMerit;
}

/** The result of the last step, in a sentence for screen readers. */
export function Summary({analyser, figureOfMerit}: Props): ReactNode {
  const {description, view, analysis, isSettled} = analyser;
  const lastAnnounced = useRef<Analysis>(analysis);
  const announce = (): string | null => {
    if (lastAnnounced.current === analysis) return null;
    const text = summaryOf(description, view, figureOfMerit, lastAnnounced.current, analysis);
    lastAnnounced.current = analysis;
    return text;
  };
  return <LiveRegion about={analysis} isSettled={isSettled} say={announce} />;
}
