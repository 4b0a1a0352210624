/** Programs on the pages run, and print what the pages say. */
import {describe, expect, inject, it} from 'vitest';
import {pythonObstacle, shellObstacle} from './obstacles';
import {programsIn, type Program} from './programs';
import {pythonFacts} from './python';
import {judged, pagesBelow} from './report';
import {hasOutput, runInOrder} from './run';
import {isInstalled} from '../../../tools/lib/programs';

const isNightly = inject('isNightly');
const hasPython = isInstalled('python3');

const page = (code: string, output: string): string =>
  ['```python title="sum.py"', code, '```', '', '```text title="Output"', output, '```'].join('\n');

/** Python takes a second to start on a busy machine. */
const slow = {timeout: 60_000} as const;

describe('a program of a page', slow, () => {
  it('comes with the output below it, unless a text is between them', () => {
    expect(programsIn(page('print(1 + 1)', '2'))).toEqual([
      {language: 'python', line: 2, title: 'sum.py', code: 'print(1 + 1)', output: '2'},
    ]);
    const apart = page('print(1)', '1').replace('```\n\n```text', '```\n\nWords.\n\n```text');
    expect(programsIn(apart)[0]?.output).toBeNull();
  });

  it.runIf(hasPython)('fails if the page prints another output, or if it stops', () => {
    expect(runInOrder(programsIn(page('print(1 + 1)', '2')))).toEqual([null]);
    expect(runInOrder(programsIn(page('print(1)\nprint(2)', '1\n3')))).toEqual([
      'prints "2" on line 2, expected "3"',
    ]);
    expect(runInOrder(programsIn(page('print(1)\nprint(2)', '1')))).toEqual([
      'prints "2" on line 2, expected ""',
    ]);
    expect(runInOrder(programsIn('```python\nprint(1)\n```'))[0]).toMatch(/lacks a block/);
    expect(runInOrder(programsIn(page('print(1 / 0)', '1')))).toEqual([
      'fails: ZeroDivisionError: division by zero',
    ]);
  });

  it.runIf(hasPython)('can import an earlier one of its page', () => {
    const second = page('from sum import two\nprint(two)', '2').replace('sum.py', 'next.py');
    const programs = programsIn(`${page('two = 1 + 1', '')}\n\n${second}`);
    expect(runInOrder(programs)).toEqual([null, null]);
  });
});

describe('an obstacle', slow, () => {
  const cases: readonly (readonly [code: string, obstacle: string | null])[] = [
    ['print(sum(x for x in [1]))', null],
    ['def f(a):\n    return a + b\n\nb = 1\nprint(f(1))', null],
    ['print(tree)', 'is part of a longer program'],
    ['def f():\n    print(1)', 'only defines names'],
    ['%pip install x', 'is a cell with commands of Jupyter'],
    ['import atlasopenmagic as atom\natom.set_release("a")', 'reads from the network'],
    ['print(open("https://example.org"))', 'reads from the network'],
    ['import nowhere\nnowhere.go()', 'requires nowhere, not on this machine'],
  ];

  it.runIf(hasPython)('of a Python program is what it lacks', () => {
    const facts = pythonFacts(cases.map(([code]) => code));
    const found = cases.map(([code], place) => [
      code,
      pythonObstacle({code}, facts[place] ?? null, []),
    ]);
    expect(found).toEqual(cases);
  });

  it('of a script is a command that leaves its folder', () => {
    expect(shellObstacle({code: "mkdir -p a && cp -r b c\ngrep -E 'x|y' ."})).toBeNull();
    expect(shellObstacle({code: 'cd work\ngit clone x'})).toMatch(/^installs/);
  });
});

interface ProgramRun {
  readonly file: string;
  readonly programs: readonly Program[];
}

describe.runIf(isNightly)('the pages', slow, () => {
  const all = judged(isNightly ? pagesBelow('.') : []);
  const ready: readonly ProgramRun[] = all
    .map(({file, found}) => ({
      file,
      programs: found.flatMap(({program, obstacle}) => (obstacle === null ? [program] : [])),
    }))
    .filter(({programs}) => programs.length > 0);
  const obstacles = all.flatMap(({found}) => found.flatMap(({obstacle}) => obstacle ?? []));

  it.each(ready)('$file: what runs prints what it should', ({file, programs}) => {
    const problems = runInOrder(programs).flatMap((problem, place) =>
      problem === null ? [] : [`${file}:${programs[place]?.line}: ${problem}`],
    );
    expect(problems).toEqual([]);
  });

  it.runIf(hasPython)('have programs whose output is compared', async ({annotate}) => {
    for (const obstacle of new Set(obstacles)) {
      const count = obstacles.filter((other) => other === obstacle).length;
      await annotate(`${count} programs not run: each ${obstacle}`);
    }
    const compared = ready.flatMap(({programs}) => programs.filter(hasOutput));
    expect(compared.length).toBeGreaterThanOrEqual(13);
  });
});
