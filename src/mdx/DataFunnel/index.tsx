import type {ReactNode} from 'react';
import {alt, caption, DataFunnel as Drawing} from '@site/src/figures/DataFunnel';
import {Figure} from '../Figure';

/** The figure of the same name, with its caption and its text alternative. */
export function DataFunnel(): ReactNode {
  return (
    <Figure caption={caption} alt={alt}>
      <Drawing />
    </Figure>
  );
}
