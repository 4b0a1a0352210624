import type {Flag} from '@site/src/data/catalogue/flags';
import {effectiveCrossSection} from '@site/src/data/catalogue/normalisation';
import type {Collection, Sample, Skim, Variable, Variant2020} from '@site/src/data/catalogue/types';
import {formatSignificant} from '@site/src/kit/format/numbers';
import {formatWithUnit} from '@site/src/kit/format/quantities';

/** A row of the catalogue, as the table of doubts names it. */
export interface Member {
  readonly kind: 'sample' | 'variable' | 'skim' | 'collection';
  readonly name: string;
  readonly detail: string;
  readonly flag: Flag | null;
  readonly reason: string | null;
}

export interface Doubt {
  readonly flag: Flag;
  readonly reason: string;
  readonly members: readonly Member[];
}

/** In this order: first what does most harm. */
const order: readonly Flag[] = ['suspect', 'conflict', 'low-statistics', 'rounded', 'incomplete'];

/** The number that is in doubt, where it is one. */
function valueOf(sample: Sample): string {
  const crossSectionPb = effectiveCrossSection(sample);
  const isAboutIt = sample.flag !== 'low-statistics' && sample.flag !== 'incomplete';
  return isAboutIt && crossSectionPb !== null
    ? `, ${formatWithUnit(formatSignificant(crossSectionPb, 4), 'pb', {unbroken: true})}`
    : '';
}

export const fromSamples = (samples: readonly Sample[]): readonly Member[] =>
  samples
    .filter(({flag}) => flag !== null)
    .map((sample) => ({
      kind: 'sample',
      name: `${sample.dsid}`,
      detail: `${sample.name}${valueOf(sample)}`,
      flag: sample.flag,
      reason: sample.reason,
    }));

export const fromVariants = (variants: readonly Variant2020[]): readonly Member[] =>
  variants.map(({dsid, collection, flag, reason}) => ({
    kind: 'sample',
    name: `${dsid}`,
    detail: `in ${collection}`,
    flag,
    reason,
  }));

export const fromVariables = (variables: readonly Variable[]): readonly Member[] =>
  variables.map(({name, flag, reason}) => ({kind: 'variable', name, detail: '', flag, reason}));

export const fromSelections = (
  kind: 'skim' | 'collection',
  selections: readonly (Skim | Collection)[],
): readonly Member[] =>
  selections.map(({name, flag, reason}) => ({kind, name, detail: '', flag, reason}));

/** The flagged rows, those with the same reason together. */
export function doubtsAbout(members: readonly Member[]): readonly Doubt[] {
  const doubts = new Map<string, Doubt>();
  for (const member of members) {
    const {flag, reason} = member;
    if (flag === null || reason === null) continue;
    const key = `${flag} ${member.kind} ${reason}`;
    const others = doubts.get(key)?.members ?? [];
    doubts.set(key, {flag, reason, members: [...others, member]});
  }
  return [...doubts.values()].sort(
    (first, second) => order.indexOf(first.flag) - order.indexOf(second.flag),
  );
}
