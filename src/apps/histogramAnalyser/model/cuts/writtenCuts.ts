/** Cuts as a teacher types them: the address of an analysis, or `mll<75 jets=0 channel=0,2`. */
import {parameterLabel} from '@site/src/kit/app/urlCodec';
import {parseNumber} from '@site/src/lib/storage/addressParameters';
import {changed, startOf, type Analysis, type Scheme} from '../analysis';
import {isRange, type Filter} from './filters';
import {analysisCodec} from '../urlState';

export type WrittenCuts = {readonly cuts: Analysis['cuts']} | {readonly problem: string};

function fromAddress(scheme: Scheme, text: string): WrittenCuts {
  const {state, unread} = analysisCodec(scheme).decode(text.slice(text.indexOf('?')));
  if (unread.length > 0) {
    const names = unread.map((name) => parameterLabel({}, name));
    return {problem: `${names.join(', ')} in the URL cannot be read.`};
  }
  return {cuts: state.cuts};
}

/** The two ranges together; undefined if they cannot be one cut. */
function narrowed(before: Filter | undefined, next: Filter): Filter | undefined {
  if (!before) return next;
  if (!isRange(before) || !isRange(next)) return undefined;
  return {from: next.from ?? before.from, to: next.to ?? before.to};
}

function filterOf(sign: string, bounds: readonly number[]): Filter | undefined {
  if (sign === '=') return {categories: bounds};
  const [bound] = bounds;
  if (bounds.length !== 1 || bound === undefined) return undefined;
  return sign === '<' ? {from: null, to: bound} : {from: bound, to: null};
}

/**
 * Reads what was typed. `>` and `>=` are the same, for a range has its lower end; so is `<` what it says,
 * and `<=` is not available.
 */
export function writtenCuts(scheme: Scheme, text: string): WrittenCuts {
  if (text.includes('?')) return fromAddress(scheme, text.trim());
  let analysis = startOf(scheme);
  for (const word of text.split(/[\s;&]+/).filter(Boolean)) {
    const [, dimension = '', sign = '', list = ''] =
      /^(\w+)(<|>=?|=)(-?[\w.,+-]+)$/.exec(word) ?? [];
    const bounds = list.split(',').map(parseNumber);
    const isKnown = scheme.dimensions.some(({name}) => name === dimension);
    if (sign !== '' && !isKnown) return {problem: `There is no quantity ${dimension}.`};
    const filter =
      sign !== '' && bounds.every((bound) => bound !== undefined)
        ? filterOf(sign.charAt(0), bounds)
        : undefined;
    const both = filter && narrowed(analysis.cuts.get(dimension), filter);
    if (!both) return {problem: `${word} is not a cut such as mll<75 or jets=0.`};
    analysis = changed(scheme, analysis, {type: 'cut', dimension, filter: both});
  }
  return {cuts: analysis.cuts};
}
