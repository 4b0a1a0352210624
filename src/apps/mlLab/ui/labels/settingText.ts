import type {NumberSetting} from '../../model/settings';
import type {Settings} from '../../model/types';
import {scales, textOf} from '../setup/scales';
import {activationLabels, negativeLabels, numberLabels} from './settingLabels';

/** Switches when they are on, and when they are off. */
const switches: Partial<Record<keyof Settings, readonly [string, string]>> = {
  standardise: ['standardised', 'not standardised'],
  useWeights: ['event weights', 'no event weights'],
  balance: ['balanced', 'not balanced'],
  earlyStopping: ['early stopping', 'no early stopping'],
};

const isNumber = (name: keyof Settings): name is NumberSetting => Object.hasOwn(numberLabels, name);

/** A setting in a few words: `depth 3`, `not balanced`. */
export function settingText(name: keyof Settings, settings: Settings): string {
  const value = settings[name];
  if (isNumber(name)) {
    const valueText =
      name === 'seed' || !Object.hasOwn(scales, name) ? String(value) : textOf(name, Number(value));
    return `${numberLabels[name].label.toLowerCase()} ${valueText}`;
  }
  const words = switches[name];
  if (words) return words[settings[name] ? 0 : 1];
  if (name === 'features') return `${settings.features.length} features`;
  if (name === 'layers') return `layers ${settings.layers.join(', ') || 'none'}`;
  if (name === 'activation') {
    return activationLabels.find((one) => one.value === value)?.label ?? String(value);
  }
  if (name === 'negativeWeights') {
    const label = negativeLabels.find((one) => one.value === value)?.label;
    return `negative weights ${label ?? String(value)}`;
  }
  return String(value);
}
