/** The parts of categories above the list of their pages, by the last part of the URL. */
import type {ComponentType} from 'react';
import {AppGallery} from '../AppGallery';

interface CategoryPart {
  readonly title: string;
  readonly Body: ComponentType;
  /** The heading of the cards, which follow. */
  readonly cardsTitle: string;
}

export const categoryParts: Readonly<Record<string, CategoryPart>> = {
  'web-apps-for-education': {
    title: 'Apps',
    Body: AppGallery,
    cardsTitle: 'Guides, in reading order',
  },
};
