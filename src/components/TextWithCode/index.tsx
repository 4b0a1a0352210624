import {Fragment, type ReactNode} from 'react';
import {Breakable} from '../Breakable';

/** Text with inline code in backticks. */
export function TextWithCode({of}: {readonly of: string}): ReactNode {
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
