import {describe, expect, it} from 'vitest';
import {keptReading, parseReading, withPage, type Reading} from './useReading';

const page = '/docs/13TeV25Doc/StandardModel';
const reading: Reading = {[page]: {at: 'higgs-to-zz', read: ['find-the-z-boson']}};

describe('what is read', () => {
  it('is stored and read again', () => {
    expect(parseReading(keptReading.write(reading))).toEqual(reading);
  });

  it('is nothing if this site cannot have written it', () => {
    const others = [
      null,
      '',
      'null',
      '[]',
      '{"v":2,"pages":{}}',
      '{"v":1,"pages":[1]}',
      '{"v":1,"pages":{"/docs/x":{"at":4,"read":[]}}}',
      '{"v":1,"pages":{"docs/x":{"at":"a","read":[]}}}',
    ];
    for (const text of others) expect(parseReading(text), String(text)).toEqual({});
    const mixed = '{"v":1,"pages":{"/docs/x":{"at":"a","read":["b",7,""]}}}';
    expect(parseReading(mixed)).toEqual({'/docs/x': {at: 'a', read: ['b']}});
  });

  it('is removed with its last page', () => {
    expect(keptReading.write(withPage(reading, page, null))).toBeNull();
  });

  it('forgets the pages that were used least recently', () => {
    let all: Reading = {};
    for (let i = 0; i < 70; i += 1) all = withPage(all, `/docs/${i}`, {at: 'a', read: []});
    all = withPage(all, '/docs/9', {at: 'b', read: []});
    const kept = Object.keys(parseReading(keptReading.write(all)));
    expect(kept).toHaveLength(60);
    expect(kept.at(-1)).toBe('/docs/9');
    expect(kept).not.toContain('/docs/0');
  });
});
