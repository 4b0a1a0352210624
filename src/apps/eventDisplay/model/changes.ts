/** Every step from one state of the display to the next. */
import type {DisplayState, FilledMass, Mode, View} from './displayState';
import type {ObjectRef} from './event';
import type {FieldSetting} from './tracks/field';
import type {Layer} from './selection';
import {maxFilled, maxPicked} from './urlState';

export type Action =
  /** Another event; what was picked belongs to the one before. */
  | {readonly type: 'open'; readonly group: string | undefined; readonly event: string | undefined}
  | {readonly type: 'view'; readonly view: View}
  | {readonly type: 'mode'; readonly mode: Mode}
  | {readonly type: 'layer'; readonly layer: Layer; readonly isShown: boolean}
  | {readonly type: 'minimumPt'; readonly value: number}
  | {readonly type: 'pileup'; readonly isShown: boolean}
  | {readonly type: 'field'; readonly field: FieldSetting}
  | {readonly type: 'labels'; readonly isLabelled: boolean}
  /** Picks an object, or lets go of it; `isCombined` puts what is picked into the mass too. */
  | {readonly type: 'pick'; readonly id: ObjectRef; readonly isCombined: boolean}
  | {readonly type: 'combine'; readonly id: ObjectRef}
  | {readonly type: 'letGo'}
  | {readonly type: 'fill'; readonly filled: FilledMass}
  | {readonly type: 'takeOut'; readonly filled: FilledMass}
  | {readonly type: 'emptyHistogram'}
  | {readonly type: 'seed'; readonly seed: number};

const without = <Item>(list: readonly Item[], item: Item): readonly Item[] =>
  list.filter((other) => other !== item);

const areSame = (one: FilledMass, other: FilledMass): boolean =>
  one.event === other.event &&
  one.content === other.content &&
  Math.abs(one.mass - other.mass) < 1e-6;

const areSameField = (one: FieldSetting, other: FieldSetting): boolean =>
  one.isOn === other.isOn && one.isFlipped === other.isFlipped && one.strength === other.strength;

function opened(
  state: DisplayState,
  group: string | undefined,
  event: string | undefined,
): DisplayState {
  if (state.group === group && state.event === event) return state;
  return {...state, group, event, picked: [], basket: []};
}

function withPick(state: DisplayState, id: ObjectRef, isCombined: boolean): DisplayState {
  const {picked, basket} = state;
  if (picked.includes(id)) {
    return {...state, picked: without(picked, id), basket: without(basket, id)};
  }
  if (picked.length >= maxPicked) return state;
  const into = isCombined && !basket.includes(id) ? [...basket, id] : basket;
  return {...state, picked: [...picked, id], basket: into};
}

function withFilled(state: DisplayState, mass: FilledMass): DisplayState {
  const {filled} = state;
  if (filled.length >= maxFilled || filled.some((other) => areSame(other, mass))) return state;
  return {...state, filled: [...filled, mass]};
}

function withLayer(state: DisplayState, layer: Layer, isShown: boolean): DisplayState {
  const {selection} = state;
  if (selection.layers.has(layer) === isShown) return state;
  const layers = new Set(selection.layers);
  if (isShown) layers.add(layer);
  else layers.delete(layer);
  return {...state, selection: {...selection, layers}};
}

/** The state after an action; the same object where nothing changes. */
export function changed(state: DisplayState, action: Action): DisplayState {
  const {selection, picked, basket, filled} = state;
  switch (action.type) {
    case 'open':
      return opened(state, action.group, action.event);
    case 'view':
      return state.view === action.view ? state : {...state, view: action.view};
    case 'mode':
      return state.mode === action.mode ? state : {...state, mode: action.mode};
    case 'layer':
      return withLayer(state, action.layer, action.isShown);
    case 'minimumPt':
      return selection.minimumPt === action.value
        ? state
        : {...state, selection: {...selection, minimumPt: action.value}};
    case 'pileup':
      return selection.isPileupShown === action.isShown
        ? state
        : {...state, selection: {...selection, isPileupShown: action.isShown}};
    case 'field':
      return areSameField(state.field, action.field) ? state : {...state, field: action.field};
    case 'labels':
      return state.isLabelled === action.isLabelled
        ? state
        : {...state, isLabelled: action.isLabelled};
    case 'pick':
      return withPick(state, action.id, action.isCombined);
    case 'combine':
      return {
        ...state,
        basket: basket.includes(action.id) ? without(basket, action.id) : [...basket, action.id],
      };
    case 'letGo':
      return picked.length + basket.length === 0 ? state : {...state, picked: [], basket: []};
    case 'fill':
      return withFilled(state, action.filled);
    case 'takeOut':
      return {...state, filled: filled.filter((mass) => !areSame(mass, action.filled))};
    case 'emptyHistogram':
      return filled.length === 0 ? state : {...state, filled: []};
    case 'seed':
      return state.seed === action.seed ? state : {...state, seed: action.seed};
  }
}
