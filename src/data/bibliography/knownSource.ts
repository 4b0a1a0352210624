import {sourceOf} from '.';
import type {Source} from './schema';

/** The source of this name. @throws Error where no list has it */
export function knownSource(name: string): Source {
  const found = sourceOf(name);
  if (!found) throw new Error(`no source ${name}`);
  return found;
}
