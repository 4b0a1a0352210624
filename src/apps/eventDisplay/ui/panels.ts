/** What can be unfolded below the event, in this order. */
import type {Panel} from '@site/src/kit/app/Panels';
import type {Display} from './display';
import type {EventFileReader} from './panels/useEventFile';
import {ObjectTable} from './view/ObjectTable';

export interface PanelGiven {
  readonly display: Display;
  readonly reader: EventFileReader;
  readonly isAlone: boolean;
}

const all: readonly Panel<PanelGiven>[] = [
  {
    title: 'Objects in this event',
    isOpen: true,
    Content: ObjectTable,
  },
  {
    title: 'Text description of this event',
    load: async () => (await import('./panels/DescriptionPanel')).DescriptionPanel,
  },
  {
    title: 'Open your own file',
    load: async () => (await import('./panels/FilePanel')).FilePanel,
  },
  {
    title: 'Save and share',
    load: async () => (await import('./panels/SharePanel')).SharePanel,
  },
  {
    title: 'Class results',
    load: async () => (await import('./panels/ClassPanel')).ClassPanel,
  },
  {
    title: 'About the drawing',
    load: async () => (await import('./panels/AboutPanel')).AboutPanel,
  },
];

/** @param opened title of a panel that is open from the start */
export const panelsFor = (opened: string | undefined): readonly Panel<PanelGiven>[] =>
  all.map((panel) => (panel.title === opened ? {...panel, isOpen: true} : panel));
