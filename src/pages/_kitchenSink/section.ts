import type {ComponentType} from 'react';

/** One part of the kitchen sink: the tests take a screenshot of each. */
export interface Section {
  readonly id: string;
  readonly title: string;
  readonly Content: ComponentType;
}
