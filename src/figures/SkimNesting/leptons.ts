/** What the selection of a skim demands of the number of leptons. */
export interface LeptonRange {
  readonly from: number;
  /** Infinity without an upper limit. */
  readonly to: number;
  /** Whether the skim keeps all events with so many leptons, or only some of them. */
  readonly isAll: boolean;
}

const numbers = ['no', 'one', 'two', 'three', 'four'];
const numberOf = (word: string | undefined): number => numbers.indexOf(word ?? '');

/** No further condition, and leptons of every kind from the threshold of the release on. */
const leptonsOnly = /^(?:at least|exactly|\w+ to) \w+ leptons with pT > 7 GeV$/;

/** Reads the selection as the catalogue words it. Selections without leptons take any number of them. */
export function leptonRange(selection: string): LeptonRange {
  const isAll = leptonsOnly.test(selection) || selection.startsWith('no further selection');
  const between = /(\w+) to (\w+) leptons/.exec(selection);
  if (between) return {from: numberOf(between[1]), to: numberOf(between[2]), isAll};
  const demand = /(at least|exactly) (\w+) (?:tight )?(?:leptons?|muons?)\b/.exec(selection);
  if (!demand) return {from: 0, to: Infinity, isAll};
  const from = numberOf(demand[2]);
  return {from, to: demand[1] === 'exactly' ? from : Infinity, isAll};
}
