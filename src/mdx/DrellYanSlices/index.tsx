import type {ReactNode} from 'react';
import {alt, caption, DrellYanSlices as Drawing, title} from '@site/src/figures/DrellYanSlices';
import {Figure} from '../Figure';

/** The figure of the same name, with its caption and its text alternative. */
export function DrellYanSlices(): ReactNode {
  return (
    <Figure title={title} caption={caption} alt={alt}>
      <Drawing />
    </Figure>
  );
}
