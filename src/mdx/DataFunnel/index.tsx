import type {ReactNode} from 'react';
import {alt, caption, DataFunnel as Drawing, title} from '@site/src/figures/DataFunnel';
import {Figure} from '../Figure';

/** The figure of the same name, with its caption and its text alternative. */
export function DataFunnel(): ReactNode {
  return (
    <Figure title={title} caption={caption} alt={alt}>
      <Drawing />
    </Figure>
  );
}
