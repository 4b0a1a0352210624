/** What a result says of the events that it counts. */
import {optionOf, type Analysis, type Scheme} from '../analysis';
import type {Sharing} from './parts';
import {partName} from './partNames';
import type {AppDescription} from '../description';
import type {Provenance} from '../events/provenance';
import type {Origin} from './result';
import {isWhatIf} from '../whatIf/choice';

const numberOf = (scheme: Scheme, analysis: Analysis, name: string): number =>
  Number(optionOf(scheme, analysis, name) ?? 0);

/** How the events are shared among groups. */
export const sharingOf = (scheme: Scheme, analysis: Analysis): Sharing => ({
  group: numberOf(scheme, analysis, 'group'),
  groups: numberOf(scheme, analysis, 'groups'),
  seed: numberOf(scheme, analysis, 'seed'),
});

/** Events that were made with another nature or detector are another version of the sample. */
export function originOf(
  scheme: Scheme,
  analysis: Analysis,
  {name, version}: Pick<Provenance, 'name' | 'version'>,
): Origin {
  const changed = Array.from(analysis.options).filter(([option]) => isWhatIf(option));
  const words = changed.map(([option, value]) => `, ${option} ${value}`).join('');
  return {
    sample: name,
    sampleVersion: version + words,
    part: partName(sharingOf(scheme, analysis)),
  };
}

/** Where a picture or a file is from, in one line. */
export function provenanceLine(
  description: AppDescription,
  scheme: Scheme,
  analysis: Analysis,
  provenance: Provenance,
): string {
  const {sample, sampleVersion, part} = originOf(scheme, analysis, provenance);
  const group = part === 'all' ? '' : `, part ${part}`;
  return `${description.title}. Sample ${sample}, version ${sampleVersion}${group}: ${provenance.kind}. ATLAS\u00a0Open\u00a0Data`;
}
