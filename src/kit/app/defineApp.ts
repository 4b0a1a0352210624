/** One description of an app, from which the kit makes its URL, undo, toolbar, shortcuts and notices. */
import {useState, useSyncExternalStore, type ComponentType} from 'react';
import type {Listen} from '@site/src/lib/storage/AddressStore';
import {createUrlCodec, type UrlSchema} from './urlCodec';
import {UndoStore, type Changes, type History, type Step} from './UndoStore';
import type {Shortcut} from './useShortcuts';

export type Icon = ComponentType<{readonly size: string; readonly 'aria-hidden': true}>;

/** A button of the toolbar besides those of every app. */
interface Tool<View> {
  readonly label: string;
  readonly Icon: Icon;
  /** The key that does the same, one of the shortcuts of the app. */
  readonly shortcut?: Pick<Shortcut<never>, 'keys'>;
  /** True if there is nothing to do. */
  readonly isIdle: (view: View) => boolean;
  readonly run: (view: View) => void;
}

/** @typeParam View what the open app hands to its shortcuts and tools */
export interface AppDefinition<State, Action, View> extends Changes<State, Action> {
  /** Begins its parameters in the URL. */
  readonly name: string;
  /** Its page without the site around it. */
  readonly route: string;
  readonly schema: UrlSchema<State>;
  /** The label of what a parameter of the URL sets. */
  readonly parameterLabel: (parameter: string) => string;
  readonly shortcuts: readonly Shortcut<View>[];
  /** Parameters that a link to the app has besides those of its state: `?guide=hww13-no-jet`. */
  readonly furtherQuery?: (view: View) => string;
  readonly tools?: readonly Tool<View>[];
  /** The part of the help above the shortcuts. */
  readonly Guide?: ComponentType;
}

export const defineApp = <State, Action, View>(
  definition: AppDefinition<State, Action, View>,
): AppDefinition<State, Action, View> => definition;

/** The state of an open app with all that changes it. */
export interface AppControls<State, Action> {
  readonly history: History<State>;
  /** Parameters of the URL that could not be read. */
  readonly unread: readonly string[];
  readonly forgetUnread: () => void;
  readonly dispatch: (step: Step<Action>) => void;
}

export interface OpenedOn<State> {
  /** The state of a URL without parameters of the app on this page. */
  readonly start: State;
  /** Begins the parameters on this page, if it is not the name of the app. */
  readonly addressName?: string | undefined;
  readonly listen: Listen;
  /** In place of what the URL means. */
  readonly initial?: State | undefined;
  /** False for a state that the URL cannot have, such as one of a file on the device. */
  readonly isInUrl?: boolean;
}

/** The state of an app, with undo and redo, in step with the URL of the page. */
export function useApp<State, Action, View>(
  app: AppDefinition<State, Action, View>,
  {start, addressName = app.name, listen, initial, isInUrl = true}: OpenedOn<State>,
): AppControls<State, Action> {
  const [store] = useState(() => {
    const codec = createUrlCodec(app.schema, addressName, start);
    const written = isInUrl ? codec : {...codec, encode: (_: State, search: string) => search};
    return new UndoStore(app, written, start, listen, initial);
  });
  const {history, unread} = useSyncExternalStore(store.subscribe, store.current, store.current);
  return {history, unread, forgetUnread: store.forgetUnread, dispatch: store.dispatch};
}

/** The query of a page without the site around it, with all of a state. */
export const shareQuery = <State, Action, View>(
  {schema, name}: AppDefinition<State, Action, View>,
  state: State,
  search = '',
): string => createUrlCodec(schema, name, state).encodeAll(state, search);
