/**
 * The explorable figures where they are there from the start: while the pages are written, where
 * `plugins/page-files` puts `atHand.server.ts` in the place of this file. A browser has the figure in the page, and
 * fetches its code when the figure is near.
 */
import type {ComponentType} from 'react';
import type {ExplorableId} from './loaders';

export const atHand: Readonly<Record<ExplorableId, ComponentType>> | undefined = undefined;
