import type {ReactNode} from 'react';
import {ReadingFacts} from '@site/src/components/ReadingFacts';

export function Facts(): ReactNode {
  return (
    <>
      <ReadingFacts audience={['student']} level="beginner" minutes={5} />
      <ReadingFacts audience={['researcher', 'teacher', 'student']} level="advanced" minutes={90} />
    </>
  );
}
