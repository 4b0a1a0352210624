import {lazy, Suspense, type ComponentProps, type ReactNode} from 'react';

const Overlay = lazy(async () => ({
  default: (await import('./LandscapeOverlay')).LandscapeOverlay,
}));

/** The landscape over a plot, loaded when a cut is set for the first time; until then, nothing is shown. */
export const LazyOverlay = (props: ComponentProps<typeof Overlay>): ReactNode => (
  <Suspense fallback={null}>
    <Overlay {...props} />
  </Suspense>
);
