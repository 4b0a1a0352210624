import type {ReactNode} from 'react';
import {alt, caption, HiggsDecays as Drawing} from '@site/src/figures/HiggsDecays';
import {Figure} from '../Figure';

/** The figure of the same name, with its caption and its text alternative. */
export function HiggsDecays(): ReactNode {
  return (
    <Figure caption={caption} alt={alt}>
      <Drawing />
    </Figure>
  );
}
