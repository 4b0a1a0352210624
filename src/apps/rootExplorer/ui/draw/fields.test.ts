import {describe, expect, it} from 'vitest';
import type {DrawRequest} from '../../model/types';
import {emptyFields, fieldsOf, numberProblems, requestOf} from './fields';

const request: DrawRequest = {
  tree: 'analysis',
  x: 'mll',
  y: 'met',
  selections: ['met < 30', ''],
  weight: 'mcWeight',
  bins: 40,
  range: [60, 120],
  yBins: 20,
  yRange: [0, 80.5],
  flatten: false,
};

describe('the form of a drawing', () => {
  it('comes back as the request that it was filled from', () => {
    expect(requestOf(fieldsOf(request))).toEqual(request);
    const plain: DrawRequest = {tree: 't', x: 'met', selections: [''], bins: 7, flatten: true};
    expect(requestOf(fieldsOf(plain))).toEqual(plain);
  });

  it('requires nothing without an expression', () => {
    expect(requestOf(emptyFields('analysis'))).toBeNull();
    expect(requestOf({...emptyFields('analysis'), x: '  '})).toBeNull();
  });

  it('takes decimal commas and the minus of books', () => {
    const fields = {...emptyFields('t'), x: 'eta', from: '−2,5', to: '2,5'};
    expect(numberProblems(fields)).toEqual({});
    expect(requestOf(fields)?.range).toEqual([-2.5, 2.5]);
  });

  it.each([
    [{bins: '0'}, ['bins']],
    [{bins: '12.5'}, ['bins']],
    [{bins: '1001'}, ['bins']],
    [{from: '3'}, ['to']],
    [{to: '3'}, ['from']],
    [{from: '3', to: '3'}, ['to']],
    [{from: 'a', to: '3'}, ['from']],
    [{y: 'met', bins: '201'}, ['bins']],
    [{y: 'met', yBins: ''}, ['yBins']],
    [{yBins: ''}, []],
  ])('says what is wrong with the numbers %j', (change, wrong) => {
    expect(Object.keys(numberProblems({...emptyFields('t'), x: 'm', ...change}))).toEqual(wrong);
  });

  it('leaves the second axis out where there is none, whatever its fields hold', () => {
    const drawRequest = requestOf({...fieldsOf(request), y: ''});
    expect(drawRequest).not.toHaveProperty('yBins');
    expect(drawRequest).not.toHaveProperty('yRange');
  });
});
