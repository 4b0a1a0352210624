import {Fragment, type ReactNode} from 'react';

/** A name in one word, which may break after its underscores where the line is too short for it. */
export function Breakable({name}: {readonly name: string}): ReactNode {
  return name.split(/(?<=_)/).map((part, index) => (
    <Fragment key={`${index} ${part}`}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
