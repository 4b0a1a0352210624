import type {ReactNode} from 'react';
import {ViewGallery} from '@site/src/apps/eventDisplay/ViewGallery';

export function EventViews(): ReactNode {
  return <ViewGallery />;
}
