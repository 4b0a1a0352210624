import type {ReactNode} from 'react';
import {alt, caption, ProcessRates as Drawing} from '@site/src/figures/ProcessRates';
import {Figure} from '../Figure';

/** The figure of the same name, with its caption and its text alternative. */
export function ProcessRates(): ReactNode {
  return (
    <Figure caption={caption} alt={alt}>
      <Drawing />
    </Figure>
  );
}
