/** What a page and the worker that makes a sample say to each other. */
import type {Events} from '../events';
import type {WhatIfChoice} from './choice';
import type {Wanted} from './makeEvents';

export interface Order {
  readonly wanted: Wanted;
  readonly choice: WhatIfChoice;
  readonly share: number;
}

export type Report =
  | {readonly kind: 'progress'; readonly done: number}
  | {readonly kind: 'made'; readonly events: Events}
  | {readonly kind: 'failed'; readonly message: string};

export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : 'The sample could not be made.';
