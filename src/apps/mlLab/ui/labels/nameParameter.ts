import {parameterLabel} from '@site/src/kit/app/urlCodec';
import type {NumberSetting} from '../../model/settings';
import {numbers, switches, teachingNumbers} from '../../model/urlState';
import {fieldLabels, numberLabels} from './settingLabels';

type Labelled = keyof typeof fieldLabels;

/** Names in the address with the labels of their fields. */
const labels: Readonly<Record<string, string>> = {
  data: fieldLabels.data,
  method: fieldLabels.method,
  features: fieldLabels.features,
  layers: fieldLabels.layers,
  activation: fieldLabels.activation,
  negative: fieldLabels.negativeWeights,
  hand: fieldLabels.handCuts,
  cut: 'Threshold',
  pair: 'Decision boundary',
  lesson: 'Lessons',
  ...Object.fromEntries(
    Object.entries(numbers).map(([name, short]) => [
      short,
      numberLabels[name as NumberSetting].label,
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(switches).map(([name, short]) => [short, fieldLabels[name as Labelled]]),
  ),
  [teachingNumbers.rows]: fieldLabels.rows,
  [teachingNumbers.signalShare]: fieldLabels.signalShare,
  [teachingNumbers.noise]: fieldLabels.noise,
  [teachingNumbers.seed]: fieldLabels.dataSeed,
};

/** What a parameter of the address sets: the label of its field, as the user sees it. */
export const nameParameter = (name: string): string => parameterLabel(labels, name);
