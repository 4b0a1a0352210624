import type {ReactNode} from 'react';
import type {Display} from '../display';
import {ExploreSide} from './ExploreSide';
import {MasterclassSide} from './MasterclassSide';
import {QuizSide} from './QuizSide';

/** What a reader does with the event. */
export function ModeSide({display}: {readonly display: Display}): ReactNode {
  const {mode} = display.state;
  if (mode === 'quiz') return <QuizSide display={display} />;
  if (mode === 'masterclass') return <MasterclassSide display={display} />;
  return <ExploreSide display={display} />;
}
