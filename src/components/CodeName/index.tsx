import type {ReactNode} from 'react';
import {Breakable} from '../Breakable';

/** A name of code, which may break after its underscores. */
export function CodeName({name}: {readonly name: string}): ReactNode {
  return (
    <code>
      <Breakable name={name} />
    </code>
  );
}
