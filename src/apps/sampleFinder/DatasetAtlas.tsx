import type {ReactNode} from 'react';
import {LazyApp} from '@site/src/kit/app/LazyApp';

const load = async () => (await import('./ui/atlas')).Atlas;

const given = {};

/** All simulated samples of all releases, loaded when it comes into view. */
export function DatasetAtlas(): ReactNode {
  return (
    <LazyApp
      what="The sample atlas"
      bytes={90_000}
      heights={[60, 62, 64]}
      load={load}
      given={given}
    />
  );
}
