import {useEffect, useRef, type ReactNode} from 'react';
import {Notice} from '@site/src/kit/app/Notice';
import type {Problem} from '@site/src/kit/userFile/problem';

interface Props {
  readonly problem: Problem | undefined;
  readonly onClose: () => void;
}

/** The reason why a file was not opened. It scrolls into view, wherever the file was chosen. */
export function FileProblem({problem, onClose}: Props): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem) place.current?.scrollIntoView({block: 'center'});
  }, [problem]);
  return (
    <div ref={place}>
      {problem && (
        <Notice isUrgent button="Close this message" onPress={onClose}>
          <strong>{problem.what}</strong> {problem.advice} Nothing else has changed.
        </Notice>
      )}
    </div>
  );
}
