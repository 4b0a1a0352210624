/** The apps that are measured: where each is alone, and what a reader does in it first. */

import {addressOfApp, registry} from '../../../src/apps/registry';

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

const analyser: Omit<MeasuredApp, 'name' | 'address'> = {
  ready: '[data-app] [data-settled="true"]',
  act: {kind: 'drag', across: '[data-brush="range"]'},
};

/** Measurements of the apps that are not histogram analysers. */
const others: Readonly<Record<string, Omit<MeasuredApp, 'name' | 'address'>>> = {
  'event-display': {
    ready: '[data-app] [role="application"] svg',
    act: {kind: 'keys', focus: '[data-app] [role="application"]', key: 'ArrowRight'},
  },
  'ml-lab': {ready: '[data-app] [aria-label="Training settings"]', act: {kind: 'none'}},
  'root-explorer': {ready: '[data-app] input[type="file"]', act: {kind: 'none'}},
  'own-file': {ready: '[data-app] input[type="file"]', act: {kind: 'none'}},
  'class-results': {ready: '[data-app] textarea', act: {kind: 'none'}},
};

export const measuredApps: readonly MeasuredApp[] = registry.map((app): MeasuredApp => {
  const measured = app.sample ? analyser : others[app.slug];
  if (!measured) throw new Error(`Nothing says how ${app.slug} is measured.`);
  return {name: app.shortName, address: addressOfApp(app), ...measured};
});
