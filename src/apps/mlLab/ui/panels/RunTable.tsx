import type {ReactNode} from 'react';
import {ScrollRegion} from '@site/src/components/ScrollRegion';
import {SmallButton} from '@site/src/components/SmallButton';
import {formatNumber} from '@site/src/kit/format/numbers';
import plot from '@site/src/plot/plot.module.css';
import {minEffectiveBackground, valueOf} from '../../model/measure/merit';
import type {Merit, SavedRun} from '../../model/results';
import type {NumberSetting} from '../../model/settings';
import type {Settings} from '../../model/types';
import {meritNames, formatMerit} from '../labels/meritLabels';
import {methodLabels} from '../labels/methodLabels';
import {formatMetric, formatThreshold} from '../labels/numbers';
import {activationLabels, negativeLabels, numberLabels} from '../labels/settingLabels';
import {scales, textOf} from '../setup/scales';

/** Switches when they are on, and when they are off. */
const switches: Partial<Record<keyof Settings, readonly [string, string]>> = {
  standardise: ['standardised', 'not standardised'],
  useWeights: ['event weights', 'no event weights'],
  balance: ['balanced', 'not balanced'],
  earlyStopping: ['early stopping', 'no early stopping'],
};

const isNumber = (name: keyof Settings): name is NumberSetting => Object.hasOwn(numberLabels, name);

/** A setting in a few words: `depth 3`, `not balanced`. */
function settingText(name: keyof Settings, settings: Settings): string {
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

interface Props {
  readonly runs: readonly SavedRun[];
  readonly merit: Merit;
  /** Settings in which they differ. */
  readonly differing: readonly (keyof SavedRun['settings'])[];
  readonly onTake: (run: SavedRun) => void;
  readonly onRemove: (run: SavedRun) => void;
}

const captions: Readonly<Record<Merit, string>> = {
  signalOverRootBackground: `Training runs on these data. AUC and significance are for the test events; the highest significance is in bold. The best S/√B is chosen among thresholds with at least ${minEffectiveBackground} effective background events.`,
  accuracy:
    'Training runs on these data. AUC and accuracy are for the test events; the highest accuracy is in bold.',
};

const headsFor = (merit: Merit): readonly string[] => [
  'Run',
  'Method',
  'Changed',
  'Test AUC',
  'Training AUC',
  `Best ${meritNames[merit]}`,
  'at',
  's',
];

/** Runs beneath each other, with what they differ in. */
export function RunTable({runs, merit, differing, onTake, onRemove}: Props): ReactNode {
  const figureOfMerit = ({best: point}: SavedRun): number | null => point && valueOf(point, merit);
  const best = Math.max(...runs.map((run) => figureOfMerit(run) ?? 0));
  return (
    <ScrollRegion label="Runs" className={plot.scroll ?? ''}>
      <table className={plot.table}>
        <caption>{captions[merit]}</caption>
        <thead>
          <tr>
            {headsFor(merit).map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            <th scope="col">
              <span className="visually-hidden">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {runs.map((run) => {
            const value = formatMerit(run.best, merit);
            return (
              <tr key={run.id}>
                <th scope="row">{run.id}</th>
                <td>{methodLabels[run.settings.method].name}</td>
                <td>
                  {differing
                    .filter((name) => name !== 'method')
                    .map((name) => settingText(name, run.settings))
                    .join('; ') || '–'}
                </td>
                <td data-kind="number">{formatMetric(run.testAuc ?? Number.NaN)}</td>
                <td data-kind="number">{formatMetric(run.trainAuc ?? Number.NaN)}</td>
                <td data-kind="number">
                  {figureOfMerit(run) === best ? <strong>{value}</strong> : value}
                </td>
                <td data-kind="number">{run.best ? formatThreshold(run.best.threshold) : '–'}</td>
                <td data-kind="number">{formatNumber(run.seconds, {decimals: 1})}</td>
                <td>
                  <SmallButton
                    aria-label={`Use the settings of run ${run.id}`}
                    onClick={() => onTake(run)}
                  >
                    Use settings
                  </SmallButton>{' '}
                  <SmallButton aria-label={`Remove run ${run.id}`} onClick={() => onRemove(run)}>
                    Remove
                  </SmallButton>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
