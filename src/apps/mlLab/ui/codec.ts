import {lessonOf} from '../model/lessons';
import {isMethod, startSettings} from '../model/settings';
import {isDataKey, startState, type LabState} from '../model/state';
import {decodeState, encodeState} from '../model/urlState';
import type {Codec} from './LabStore';

/** What a page asks for at first. */
export interface StartSettings {
  readonly data?: string;
  readonly method?: string;
  readonly lesson?: string;
}

/** What the lab is set to on a page, in an address without its parameters. */
export function startOf({data, method, lesson}: StartSettings): LabState {
  const state = startState(data !== undefined && isDataKey(data) ? data : undefined);
  const opened = lessonOf(lesson ?? null);
  if (opened) return {...state, ...opened.start, lesson: opened.id};
  return {
    ...state,
    settings: method !== undefined && isMethod(method) ? startSettings(method, []) : state.settings,
  };
}

export const codecFor = (start: LabState): Codec<LabState> => ({
  decode: (search) => decodeState(search, start),
  encode: (state, search) => encodeState(state, search, start),
});
