import type {ReactNode} from 'react';
import {GuidedAnalysis as Guided} from '@site/src/apps/guidedAnalysis/GuidedAnalysis';
import {guidedAnalyses} from '@site/src/data/guidedAnalyses';

interface Props {
  /** Id of the analysis. */
  readonly name: string;
}

/** Questions beside an app, on the pages of lessons. */
export function GuidedAnalysis({name}: Props): ReactNode {
  const analysis = guidedAnalyses.find(({id}) => id === name);
  if (!analysis) {
    const known = guidedAnalyses.map(({id}) => id).join(', ');
    throw new Error(`There is no guided analysis ${name}: write one of ${known}.`);
  }
  return <Guided analysis={analysis} />;
}
