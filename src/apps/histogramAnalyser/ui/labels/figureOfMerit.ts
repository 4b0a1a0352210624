/** The significance of a selection, with its warnings. */
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

export interface FigureOfMerit {
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
      'Signal in units of the statistical fluctuation of the background. An overestimate if B is small.',
  },
  {
    id: 'signalOverRootAll',
    label: 'S/√(S+B)',
    formula: 'S / √(S + B)',
    meaning:
      'Signal in units of the statistical fluctuation of all events: for measuring an established signal.',
  },
  {
    id: 'asimov',
    label: 'Asimov',
    formula: '√( 2 [ (S + B) ln(1 + S/B) − S ] )',
    meaning:
      'The median significance of a search, from the Poisson likelihood. Also valid for small B.',
  },
  {
    id: 'asimovWithUncertainty',
    label: 'Asimov ± B',
    formula:
      '√( 2 [ (S + B) ln( (S + B)(B + σ²) / (B² + (S + B)σ²) ) − (B²/σ²) ln( 1 + σ²S / (B(B + σ²)) ) ] ), with σ = uncertainty × B',
    meaning: 'The same, with an uncertainty σ on the background.',
  },
  {
    id: 'purity',
    label: 'Purity',
    formula: 'S / (S + B)',
    meaning:
      'Purity, the fraction of selected events that are signal: for a clean sample of an established process.',
  },
];

export const formatMeasure = (measure: Measure, value: number | null): string =>
  measure === 'purity' || value === null ? formatFraction(value) : formatSignificance(value);

/** Warning if the background comes from few simulated events. */
function simulationWarning({sumOfWeights, sumOfSquaredWeights, rows}: Total): string | null {
  const effective = effectiveEvents(sumOfWeights, sumOfSquaredWeights);
  if (rows === 0 || effective >= fewEffectiveEvents) return null;
  const error = relativeSimulationError(sumOfWeights, sumOfSquaredWeights);
  return `few simulated background events remain, with an effective number of ${effective.toFixed(0)}: the MC statistical uncertainty of the background is ${formatFraction(error)}`;
}

/** @param wanted the definition that the reader chose */
export function figureOfMeritOf(step: Step, wanted: Measure): FigureOfMerit {
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
