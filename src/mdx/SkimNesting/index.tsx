import type {ReactNode} from 'react';
import {alt, caption, SkimNesting as Drawing} from '@site/src/figures/SkimNesting';
import {Figure} from '../Figure';

/** The figure of the same name, with its caption and its text alternative. */
export function SkimNesting(): ReactNode {
  return (
    <Figure caption={caption} alt={alt}>
      <Drawing />
    </Figure>
  );
}
