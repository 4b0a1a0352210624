import {describe, expect, it} from 'vitest';
import {topsOf} from './layout';

describe('notes in the margin', () => {
  it('are beside their paragraphs where there is room', () => {
    const notes = [
      {top: 0, height: 60},
      {top: 300, height: 60},
    ];
    expect(topsOf(notes, [])).toEqual([0, 300]);
  });

  it('move below the note before them instead of covering it', () => {
    const notes = [
      {top: 0, height: 100},
      {top: 50, height: 40},
    ];
    const [first = 0, second = 0] = topsOf(notes, []);
    expect(first).toBe(0);
    expect(second).toBeGreaterThanOrEqual(100);
  });

  it('move below wide blocks, also if the end of the note would reach into them', () => {
    expect(topsOf([{top: 100, height: 40}], [{top: 90, bottom: 200}])).toEqual([216]);
    expect(topsOf([{top: 100, height: 80}], [{top: 150, bottom: 220}])).toEqual([236]);
  });

  it('are left out where their place is far away, and do not displace the next', () => {
    const notes = [
      {top: 100, height: 60},
      {top: 700, height: 60},
    ];
    expect(topsOf(notes, [{top: 80, bottom: 600}])).toEqual([undefined, 700]);
  });
});
