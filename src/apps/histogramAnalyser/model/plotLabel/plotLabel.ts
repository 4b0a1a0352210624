/** The label line of a plot: what its events are, the energy of the collisions and the luminosity. */
import {formatLuminosity} from '@site/src/kit/format/quantities';
import {mixedLabel} from '@site/src/samples/recorded/labels';
import {simulatedLabel} from '@site/src/samples/simulatedLabel';
import {groupOf, shareOf, type Sharing} from '../classResults/parts';
import type {Provenance} from '../events/provenance';

/** Significant digits of the luminosity. */
const digits = 4;

export interface PlotLabel {
  /** `Open Data education sample, simulated, √s = 13 TeV, 10.06 fb⁻¹`. */
  readonly full: string;
  /** `simulated, √s = 13 TeV, 10.06 fb⁻¹`, for a small plot. */
  readonly short: string;
}

/** The name of the events. Simulated events are never labelled as a result of the collaboration. */
function eventLabels(kind: string): readonly [name: string, short: string] {
  if (kind === simulatedLabel) return ['Open Data education sample, simulated', 'simulated'];
  return kind === mixedLabel
    ? [`Open Data education sample, ${mixedLabel}`, 'recorded data']
    : [kind, kind];
}

/**
 * @param luminosity in fb⁻¹, as displayed for all groups together
 * @param sharing how the events are distributed among groups; a group has its part of the luminosity
 */
export function plotLabel(
  {kind, energy, luminosity: known}: Pick<Provenance, 'kind' | 'energy' | 'luminosity'>,
  luminosity: number,
  sharing: Sharing,
): PlotLabel {
  const group = sharing.group > 0 ? `group ${groupOf(sharing)} of ${sharing.groups}` : '';
  const conditions = [
    energy === null ? '' : `√s = ${energy} TeV`,
    known === null ? '' : formatLuminosity(luminosity * shareOf(sharing), {significant: digits}),
    group,
  ];
  const [name, short] = eventLabels(kind);
  const joined = (first: string): string => [first, ...conditions].filter(Boolean).join(', ');
  return {full: joined(name), short: joined(short)};
}
