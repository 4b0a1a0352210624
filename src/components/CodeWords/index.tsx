import {Fragment, type ReactNode} from 'react';
import {Breakable} from '../Breakable';

/** A text of the data, in which names of code are in backticks. */
export function CodeWords({of}: {readonly of: string}): ReactNode {
  return of.split('`').map((part, place) =>
    place % 2 === 1 ? (
      <code key={`${place} ${part}`}>
        <Breakable name={part} />
      </code>
    ) : (
      <Fragment key={`${place} ${part}`}>{part}</Fragment>
    ),
  );
}
