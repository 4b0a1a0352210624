import type {ReactNode} from 'react';
import {LazyApp} from '@site/src/kit/app/LazyApp';

const load = async () => (await import('./ui/atlas')).Atlas;

const given = {};

/** All simulated samples of all releases, loaded when it comes into view. */
export function DatasetAtlas(): ReactNode {
  return (
    <div data-width="full">
      <LazyApp
        what="The sample atlas"
        bytes={90_000}
        heights={[113, 95, 94]}
        load={load}
        given={given}
      />
    </div>
  );
}
