import {useEffect, useRef, type ReactNode} from 'react';
import type {Problem} from '@site/src/apps/histogramAnalyser/model/ownFile/problem';
import {Notice} from '@site/src/kit/app/Notice';

interface Props {
  readonly problem: Problem | undefined;
  readonly onClose: () => void;
}

/** Why a file was not opened. It comes into view, wherever the file was chosen. */
export function FileProblem({problem, onClose}: Props): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem) place.current?.scrollIntoView({block: 'center'});
  }, [problem]);
  return (
    <div ref={place}>
      {problem && (
        <Notice isUrgent button="Close this message" onPress={onClose}>
          <strong>{problem.what}</strong> {problem.cure} Nothing else has changed.
        </Notice>
      )}
    </div>
  );
}
