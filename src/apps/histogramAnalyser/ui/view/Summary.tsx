import {useRef, type ReactNode} from 'react';
import {LiveRegion} from '@site/src/kit/app/LiveRegion';
import type {Analysis} from '../../model/analysis';
import type {Analyser} from '../analyser';
import {summaryOf} from '../labels/summary';
import type {Worth} from '../labels/worth';

interface Props {
  readonly analyser: Analyser;
  readonly worth: Worth;
}

/** The result of the last step, in a sentence for screen readers. */
export function Summary({analyser, worth}: Props): ReactNode {
  const {description, view, analysis, isSettled} = analyser;
  const told = useRef<Analysis>(analysis);
  const say = (): string | null => {
    if (told.current === analysis) return null;
    const text = summaryOf(description, view, worth, told.current, analysis);
    told.current = analysis;
    return text;
  };
  return <LiveRegion about={analysis} isSettled={isSettled} say={say} />;
}
