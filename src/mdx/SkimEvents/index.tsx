import type {ReactNode} from 'react';
import {alt, caption, SkimEvents as Drawing, title} from '@site/src/figures/SkimEvents';
import {Figure} from '../Figure';

/** The figure of the same name, with its caption and its text alternative. */
export function SkimEvents(): ReactNode {
  return (
    <Figure title={title} caption={caption} alt={alt}>
      <Drawing />
    </Figure>
  );
}
