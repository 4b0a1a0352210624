import {describe, expect, it} from 'vitest';
import {isInRange, keptOf, sumOf} from '@site/src/physics/goodRunList';
import {blocksOf, goodRangesOf, lastBlock, noise, problems, run, type Problem} from './run';
import {altOf, keptSentence, xmlOf} from './descriptions';

const kept = (happened: readonly Problem[]) =>
  keptOf({[run]: goodRangesOf(happened)}, blocksOf(happened));

describe('the invented run', () => {
  it('keeps no block in which something was wrong, and all others', () => {
    const ranges = goodRangesOf(problems);
    const all = Array.from({length: lastBlock}, (_, index) => index + 1);
    const good = all.filter((block) => ranges.some((range) => isInRange(block, range)));
    const wrong = all.filter((block) =>
      problems.some((problem) => problem.ranges.some((range) => isInRange(block, range))),
    );
    expect([...good, ...wrong].sort((one, other) => one - other)).toEqual(all);
    expect(wrong.length).toBeGreaterThan(5);
  });

  it('keeps more for each thing that does not go wrong', () => {
    for (const undone of problems) {
      const fewer = problems.filter((problem) => problem !== undone);
      expect(kept(fewer).luminosity).toBeGreaterThan(kept(problems).luminosity);
    }
  });

  it('has more events in a burst of noise, but no more luminosity', () => {
    const quiet = problems.filter((problem) => problem !== noise);
    const [loud, still] = [sumOf(blocksOf(problems)), sumOf(blocksOf(quiet))];
    expect(loud.events).toBeGreaterThan(still.events);
    expect(loud.luminosity).toBe(still.luminosity);
  });
});

describe('in words', () => {
  it('each range is a line of the list', () => {
    const ranges = goodRangesOf(problems);
    const lines = Array.from(xmlOf(ranges).matchAll(/LBRange Start="(\d+)" End="(\d+)"/g));
    expect(lines.map(([, start, end]) => ({start: Number(start), end: Number(end)}))).toEqual(
      ranges,
    );
  });

  it('the picture says what went wrong, what is kept, and that it is made up', () => {
    const all = sumOf(blocksOf(problems));
    const sentence = keptSentence(kept(problems), all);
    const alt = altOf(problems, goodRangesOf(problems), 15, sentence);
    expect(alt).toContain('Made-up run');
    expect(alt).toContain('Calorimeter: noise in 15–16');
    expect(alt).toContain(`blocks ${kept(problems).blocks} of ${lastBlock}`);
    expect(altOf(problems, null, 15, sentence)).toContain('something was wrong in 15 of them');
  });
});
