import {defineApp} from '@site/src/kit/app/defineApp';
import {lessonOf} from '../model/lessons';
import {isMethod, startSettings} from '../model/settings';
import {isDataKey, startState, type LabState} from '../model/state';
import {labCodec, labSchema} from '../model/urlState';
import type {Lab} from './lab';
import {nameParameter} from './labels/nameParameter';

/** The settings of a page. */
export interface StartSettings {
  readonly data?: string;
  readonly method?: string;
  readonly lesson?: string;
}

/** The state of the lab on a page, in a URL without its parameters. */
export function startOf({data, method, lesson}: StartSettings): LabState {
  const state = startState(data !== undefined && isDataKey(data) ? data : undefined);
  const opened = lessonOf(lesson ?? null);
  if (opened) return {...state, ...opened.start, lesson: opened.id};
  return {
    ...state,
    settings: method !== undefined && isMethod(method) ? startSettings(method, []) : state.settings,
  };
}

const {areEqual} = labCodec();

/** The lab, described to the parts that all apps share. An action names what it sets. */
export const labApp = defineApp<LabState, Partial<LabState>, Lab>({
  name: 'ml',
  route: '/apps/ml-lab',
  schema: labSchema,
  reduce: (state, action) => {
    const next = {...state, ...action};
    return areEqual(state, next) ? state : next;
  },
  subjectOf: (action) => Object.keys(action).join(),
  parameterLabel: nameParameter,
  shortcuts: [
    {keys: ['Tab'], label: 'Go to the next control'},
    {keys: ['←', '→'], label: 'Change a slider or a selection by one step'},
    {keys: ['Page up', 'Page down'], label: 'Move a slider by a larger step'},
    {
      keys: ['T'],
      label: 'Train, or stop the training',
      run: ({training, store, start}) => (training.isRunning ? store.stop() : start()),
    },
  ],
});
