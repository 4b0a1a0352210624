import {describe, expect, it} from 'vitest';
import {ExpressionFault} from './fault';
import {parse} from './parse';
import {scope, valuesOf} from '@site/src/test-kit/rootExplorer/testExpressions';
import {branchesIn, typed} from './typedExpression';

function faultOf(text: string): ExpressionFault {
  try {
    valuesOf(text);
  } catch (error) {
    if (error instanceof ExpressionFault) return error;
    throw error;
  }
  throw new Error(`${text} has no fault`);
}

describe('an expression of numbers', () => {
  it.each<[string, readonly number[]]>([
    ['a', [1, -2, 0.5]],
    ['-a^2', [-1, -4, -0.25]],
    ['2^3^2 + 0*a', [512, 512, 512]],
    ['2^-1 * b', [1.5, 3.5, 0]],
    ['a - b - 1', [-3, -10, -0.5]],
    ['b % 4 + .5', [3.5, 3.5, 0.5]],
    ['a < b && !(b == 7)', [1, 0, 0]],
    ['a > 0 || b >= 7', [1, 1, 1]],
    ['b && a', [1, 1, 0]],
    ['max(a, b, 2)', [3, 7, 2]],
    ['pow(a, 2) + atan2(0, 1)', [1, 4, 0.25]],
    ['`odd name` / 10', [1, 2, 3]],
    ['1e1*a', [10, -20, 5]],
    ['log10(10^b)', [3, 7, 0]],
    ['true + false + pi - pi + 0*a', [1, 1, 1]],
  ])('%s', (text, expected) => {
    valuesOf(text).forEach((value, i) => expect(value).toBeCloseTo(expected[i] as number, 12));
  });

  it('has what is not a number where arithmetic has none, and no condition is true of it', () => {
    expect(valuesOf('sqrt(a)')).toEqual([1, NaN, Math.SQRT1_2]);
    expect(valuesOf('sqrt(a) < 5')).toEqual([1, 0, 1]);
    expect(valuesOf('sqrt(a) || 0')).toEqual([1, 0, 1]);
  });
});

describe('an expression of lists', () => {
  it.each<[string, readonly number[]]>([
    ['pt / 10', [3, 2, 5, 4, 1]],
    ['pt + b', [33, 23, 50, 40, 10]],
    ['b - pt', [-27, -17, -50, -40, -10]],
    ['pt * eta', [15, -20, 100, 40, 0]],
    ['pt[0]', [30, NaN, 50]],
    ['pt[1] - Aux.pt[0]', [15, NaN, 33]],
    ['pt[a > 0.7]', [20, NaN, 50]],
    ['(pt/2)[2]', [NaN, NaN, 5]],
    ['size(pt) + length(jet_pt)', [3, 2, 3]],
    ['sum(pt)', [50, 0, 100]],
    ['min(pt)', [20, NaN, 10]],
    ['max(abs(eta))', [1, NaN, 2]],
    ['any(pt > 45)', [0, 0, 1]],
    ['all(pt > 15)', [1, 1, 0]],
    ['sum(pt > 15 && eta > 0)', [1, 0, 2]],
  ])('%s', (text, expected) => expect(valuesOf(text)).toEqual(expected));

  it('cannot combine lists of different lengths, and names the entry', () => {
    const {what, span} = faultOf('1 + (pt + jet_pt)');
    expect(what).toContain('In entry 100, the lists have different lengths (2 and 1)');
    expect(span).toMatchObject({from: 4, to: 17});
  });
});

describe('what cannot be used says what and where', () => {
  it.each<[string, number, number, string, string]>([
    ['pt_x + 1', 0, 4, 'no branch “pt_x”', 'pt'],
    ['sqr(a)', 0, 6, 'no function “sqr”', 'sqrt'],
    ['constructor', 0, 11, 'no branch “constructor”', ''],
    ['constructor("x")', 12, 13, 'character "', ''],
    ['constructor(a)', 0, 14, 'no function “constructor”', ''],
    ['__proto__(a)', 0, 12, 'no function “__proto__”', ''],
    ['a.constructor', 0, 13, 'no branch “a.constructor”', 'a'],
    ['toString[0]', 0, 8, 'no branch “toString”', ''],
    ['name', 0, 4, 'name contains text values', ''],
    ['link', 0, 4, 'values of the type thing', ''],
    ['a +', 2, 3, 'Something is missing', ''],
    ['', 0, 0, 'no expression', ''],
    ['(a + b', 0, 1, '( is never closed', ''],
    ['a + ) b', 4, 5, ') is not allowed here', ''],
    ['2 pt', 2, 4, 'An operator is missing', ''],
    ['2pt', 0, 3, 'neither a number nor a name', ''],
    ['a & b', 2, 3, 'character &', ''],
    ['a = b', 2, 3, 'character =', ''],
    ['a and b', 2, 5, '“and” is not an operator', ''],
    ['1 < a < 2', 6, 7, 'A chain of comparisons', ''],
    ['a[0]', 0, 4, 'not a list', ''],
    ['pt[-1]', 3, 5, 'Indices of a list are 0, 1, 2', ''],
    ['pt[0.5]', 3, 6, 'Indices of a list are 0, 1, 2', ''],
    ['pt[eta]', 3, 6, 'must be one number', ''],
    ['sum(a)', 0, 6, 'requires a list', ''],
    ['atan2(a)', 0, 8, 'takes 2 arguments', ''],
    ['sqrt()', 0, 6, 'takes 1 argument', ''],
    ['a; b', 1, 2, 'character ;', ''],
    ['sqrt', 0, 4, 'sqrt is a function', ''],
  ])('%s', (text, from, to, words, near) => {
    const fault = faultOf(text);
    expect(fault.what).toContain(words);
    expect([fault.span.from, fault.span.to]).toEqual([from, to]);
    if (near) expect(fault.near).toContain(near);
    expect(fault.advice).not.toBe('');
  });

  it.each<[string, string, string]>([
    ['Sum$(pt)', 'Sum$', 'Write sum( … )'],
    ['Max$(pt) > 3', 'Max$', 'Write max( … )'],
    ['Min$(pt)', 'Min$', 'Write min( … )'],
    ['2 * Length$(pt)', 'Length$', 'Write size( … )'],
    ['Length$', 'Length$', 'Write size( … )'],
    ['Entry$ % 2', 'Entry$', 'such as eventNumber'],
    ['Iteration$ == 0', 'Iteration$', 'Use [0]'],
    ['TMath::Sqrt(a)', 'TMath::Sqrt', 'Write sqrt( … ).'],
    ['TMath::Abs(eta)', 'TMath::Abs', 'Write abs( … ).'],
    ['TMath::Power(a, 2)', 'TMath::Power', 'Write pow( … ).'],
    ['a / TMath::Pi()', 'TMath::Pi()', 'Write pi.'],
    ['TMath::ATan2(a, b)', 'TMath::ATan2', 'Write atan2( … ).'],
    ['TMath::Landau(a)', 'TMath::Landau', 'The available functions are sqrt,'],
    ['std::max(a, b)', 'std::max', 'Write max( … ).'],
    ['fabs(a)', 'fabs(a)', 'Write abs( … ).'],
    ['Aux->pt', '->', 'Write a dot'],
    ['pt.size() > 1', 'pt.size()', 'Write size(pt).'],
    ['Aux.pt.size()', 'Aux.pt.size()', 'Write size(Aux.pt).'],
    ['@pt.size()', '@pt.size()', 'Write size(pt)'],
    ['pt@.size() > 1', 'pt@.size()', 'Write size(pt)'],
    ['Aux.pt@.GetEntries()', 'Aux.pt@.GetEntries()', 'Write size(Aux.pt)'],
    ['pt.at(0)', 'pt.at(0)', 'Write pt[0]'],
    ['a:b', ':', 'in its own field'],
    ['a >> h(10, 0, 1)', '>>', 'set the bins'],
    ['a > 0 ? a : b', '?', 'condition * a'],
  ])('of TTree::Draw or C++ says what to write instead: %s', (text, part, advice) => {
    const fault = faultOf(text);
    expect(text.slice(fault.span.from, fault.span.to)).toBe(part);
    expect(fault.advice).toContain(advice);
  });

  it('does not refuse &&, which is the same here', () => {
    expect(valuesOf('a > 0 && b > 0')).toEqual([1, 0, 0]);
  });

  it('has an end of its depth and of its length', () => {
    expect(faultOf(`${'('.repeat(60)}a${')'.repeat(60)}`).what).toContain('50 levels');
    expect(faultOf(`${'-'.repeat(60)}a`).what).toContain('50 levels');
    expect(faultOf(`a${'[0]'.repeat(20)}`).what).toContain('not a list');
    expect(faultOf('a+'.repeat(501)).what).toContain('1002 characters');
    expect(valuesOf(`a${'+a'.repeat(400)}`)[0]).toBe(401);
  });
});

it('lists the branches that it needs, each once', () => {
  expect(branchesIn(typed(parse('pt[0] + max(pt) * a - sqrt(pi + a)'), scope))).toEqual([
    'pt',
    'a',
  ]);
});
