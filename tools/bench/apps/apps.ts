/** The apps that are measured: where each stands alone, and what a reader does in it first. */

export interface MeasuredApp {
  readonly name: string;
  readonly address: string;
  /** There once the app can be used. */
  readonly ready: string;
  /** Dragged across, to and fro, where an app has something to drag; a number of keys where not. */
  readonly act:
    | {readonly kind: 'drag'; readonly across: string}
    | {readonly kind: 'keys'; readonly focus: string; readonly key: string}
    | {readonly kind: 'none'};
}

const analyser = (name: string, address: string): MeasuredApp => ({
  name,
  address: `/apps/${address}`,
  ready: '[data-app] [data-settled="true"]',
  act: {kind: 'drag', across: '[data-brush="range"]'},
});

export const measuredApps: readonly MeasuredApp[] = [
  analyser('H → WW', 'histogram-analyser'),
  analyser('H → WW with pseudo-data', 'histogram-analyser-data'),
  analyser('H → WW at 8 TeV', 'histogram-analyser-8tev'),
  analyser('tt̄Z', 'ttz-analyser'),
  analyser('H → 4ℓ', 'four-lepton-analyser'),
  analyser('H → γγ', 'two-photon-analyser'),
  analyser('Z → ℓℓ', 'z-analyser'),
  analyser('dark matter', 'dark-matter-analyser'),
  {
    name: 'event display',
    address: '/apps/event-display',
    ready: '[data-app] [role="application"] svg',
    act: {kind: 'keys', focus: '[data-app] [role="application"]', key: 'ArrowRight'},
  },
  {
    name: 'machine-learning lab',
    address: '/apps/ml-lab',
    ready: '[data-app] [aria-label="Set up the training"]',
    act: {kind: 'none'},
  },
  {
    name: 'ROOT explorer',
    address: '/apps/root-explorer',
    ready: '[data-app] input[type="file"]',
    act: {kind: 'none'},
  },
  {
    name: 'own file',
    address: '/apps/own-file',
    ready: '[data-app] input[type="file"]',
    act: {kind: 'none'},
  },
  {
    name: 'class results',
    address: '/apps/class-results',
    ready: '[data-app] textarea',
    act: {kind: 'none'},
  },
];
