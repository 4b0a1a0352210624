import type {ReactNode} from 'react';
import {VideoCards} from '@site/src/mdx/VideoCards';

/** With a player and without. */
export function Videos(): ReactNode {
  return (
    <>
      <VideoCards group="introduction" />
      <VideoCards group="virtual-machine" />
    </>
  );
}
