/** What a selection is worth, with the warnings that belong to it. */
import {
  effectiveEvents,
  relativeSimulationError,
  trustedDefinition,
} from '@site/src/physics/statistics/significance';
import {measuredBy, type Measure} from '../../model/statistics/measures';
import type {Total} from '../../model/counting/sums';
import type {Step} from '../../model/view';
import {formatFraction, formatSignificance} from './yields';

/** Fewer effective simulated events than this say little about the background. */
const fewEffectiveEvents = 30;

export interface Worth {
  /** null where there is no background to compare with, or nothing at all. */
  readonly value: number | null;
  /** The value as it is printed; a dash for none. */
  readonly text: string;
  /** The definition that was used: with less than one background event the Asimov value is. */
  readonly definition: Measure;
  readonly warning: string | null;
}

interface Definition {
  readonly id: Measure;
  readonly label: string;
  readonly formula: string;
  readonly meaning: string;
}

export const definitions: readonly Definition[] = [
  {
    id: 'signalOverRootBackground',
    label: 'S/√B',
    formula: 'S / √B',
    meaning:
      'Signal, in units of the chance fluctuation of the background. Says too much where B is small.',
  },
  {
    id: 'signalOverRootAll',
    label: 'S/√(S+B)',
    formula: 'S / √(S + B)',
    meaning:
      'Signal, in units of the chance fluctuation of all events: for measuring a signal that is there.',
  },
  {
    id: 'asimov',
    label: 'Asimov',
    formula: '√( 2 [ (S + B) ln(1 + S/B) − S ] )',
    meaning:
      'The median significance of a search, from the Poisson likelihood. Right for small B too.',
  },
  {
    id: 'asimovWithUncertainty',
    label: 'Asimov ± B',
    formula:
      '√( 2 [ (S + B) ln( (S + B)(B + σ²) / (B² + (S + B)σ²) ) − (B²/σ²) ln( 1 + σ²S / (B(B + σ²)) ) ] ), with σ = uncertainty × B',
    meaning: 'The same where the background is known only to an uncertainty σ.',
  },
  {
    id: 'purity',
    label: 'Purity',
    formula: 'S / (S + B)',
    meaning:
      'The share of what is left that is signal: for a clean sample of something that nobody doubts.',
  },
];

export const formatMeasure = (measure: Measure, value: number | null): string =>
  measure === 'purity' || value === null ? formatFraction(value) : formatSignificance(value);

/** Of the few events that were simulated, how sure their sum is. */
function simulationWarning({sumOfWeights, sumOfSquaredWeights, rows}: Total): string | null {
  const effective = effectiveEvents(sumOfWeights, sumOfSquaredWeights);
  if (rows === 0 || effective >= fewEffectiveEvents) return null;
  const error = relativeSimulationError(sumOfWeights, sumOfSquaredWeights);
  return `few simulated background events are left, worth ${effective.toFixed(0)} of equal weight: the background is known to ± ${formatFraction(error)} only`;
}

/** @param wanted the definition that the reader chose */
export function worthOf(step: Step, wanted: Measure): Worth {
  const {background} = step;
  if (wanted === 'purity') {
    const value = measuredBy(wanted, step);
    return {value, text: formatMeasure(wanted, value), definition: wanted, warning: null};
  }
  const isTiny = background.sumOfWeights > 0 && background.sumOfWeights < 1;
  const definition =
    isTiny && wanted !== 'asimovWithUncertainty'
      ? trustedDefinition(background.sumOfWeights)
      : wanted;
  const shown = definition === wanted ? '' : ': the Asimov value is shown';
  const tiny = isTiny ? `less than one background event is expected${shown}` : null;
  const warnings = [tiny, simulationWarning(background)].filter((text) => text !== null);
  const value = measuredBy(definition, step);
  return {
    value,
    text: formatMeasure(definition, value),
    definition,
    warning: warnings.length > 0 ? warnings.join('; ') : null,
  };
}
