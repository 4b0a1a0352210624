/** What a page sets before its reader does. */
import {modes, plainState, views, type DisplayState, type Mode, type View} from './displayState';

export interface PageSettings {
  /** Key of a group of the library. */
  readonly group?: string | undefined;
  /** Key of an event of this group; the first, unless said. */
  readonly event?: string | undefined;
  readonly view?: string | undefined;
  readonly mode?: string | undefined;
  /** Seed of the quiz, in decimal digits. */
  readonly seed?: string | undefined;
  /** Title of a panel that is open from the start. */
  readonly panel?: string | undefined;
}

export const firstGroup = 'zmumu';

const isView = (text: string | undefined): text is View => views.some((view) => view === text);
const isMode = (text: string | undefined): text is Mode => modes.some((mode) => mode === text);

/** The state in which a page begins. */
export function pageStart({group, event, view, mode, seed}: PageSettings): DisplayState {
  return {
    ...plainState,
    group: group ?? firstGroup,
    ...(event === undefined ? {} : {event}),
    ...(isView(view) ? {view} : {}),
    ...(isMode(mode) ? {mode} : {}),
    ...(/^\d{1,9}$/.test(seed ?? '') ? {seed: Number(seed)} : {}),
  };
}
