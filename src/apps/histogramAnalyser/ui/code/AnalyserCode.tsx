import type {ReactNode} from 'react';
import type {SampleKey} from '@site/src/samples/registry';
import type {Analyser} from '../analyser';
import CodePanel from '.';

/** The cuts of an open app as code. */
export function AnalyserCode({analyser}: {readonly analyser: Analyser}): ReactNode {
  const {description, analysis} = analyser;
  return (
    <CodePanel
      appKey={description.key as SampleKey}
      cuts={analysis.cuts}
      luminosity={analysis.luminosity}
    />
  );
}
