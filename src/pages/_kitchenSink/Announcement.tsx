import type {ReactNode} from 'react';
import AnnouncementBar from '@theme/AnnouncementBar';
import {Frame} from './Frame';

/** Empty once the reader has closed the bar above the page: both are the same one. */
export function Announcement(): ReactNode {
  return (
    <Frame title="The announcement" height={120}>
      <AnnouncementBar />
    </Frame>
  );
}
