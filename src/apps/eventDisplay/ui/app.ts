import {defineApp} from '@site/src/kit/app/defineApp';
import {changed, type Action} from '../model/changes';
import type {DisplayState} from '../model/displayState';
import {displaySchema} from '../model/urlState';
import type {Display} from './display';
import type {Walk} from './view/useWalk';
import {nameParameter} from './labels/nameParameter';

interface View {
  readonly display: Display;
  readonly walk: Walk;
  /** undefined if there is no mass to fill. */
  readonly fill: (() => void) | undefined;
}

/** The event display, described to the parts that all apps share. */
export const displayApp = defineApp<DisplayState, Action, View>({
  name: 'event',
  route: '/apps/event-display',
  schema: displaySchema,
  reduce: changed,
  subjectOf: ({type}) => type,
  parameterLabel: nameParameter,
  shortcuts: [
    {keys: ['N'], label: 'Go to the next object of the event', run: ({walk}) => walk.next()},
    {keys: ['B'], label: 'Go to the previous object', run: ({walk}) => walk.before()},
    {keys: ['→', '←'], label: 'In a 2D view: next or previous object'},
    {keys: ['P'], label: 'Select or deselect the object', run: ({walk}) => walk.pick()},
    {keys: ['Enter', 'Space'], label: 'In a 2D view: select or deselect the object'},
    {
      keys: ['L'],
      label: 'Clear the selection',
      run: ({display}) => display.act({type: 'letGo'}),
    },
    {
      keys: ['F'],
      label: 'Add the mass of the selected objects to the histogram',
      run: ({fill}) => fill?.(),
    },
    {keys: ['.'], label: 'Next event', run: ({display}) => display.go(1)},
    {keys: [','], label: 'Previous event', run: ({display}) => display.go(-1)},
  ],
});
