/** The code on the pages is found, and what is wrong with code is seen. */
import {describe, expect, it} from 'vitest';
import {blocksBelow} from '../../tools/check/check-code-blocks';
import {blocksIn} from '../../tools/check/codeBlocks/blocks';
import {readByBash, readByPython} from '../../tools/check/codeBlocks/native';
import {pythonProblems} from '../../tools/check/codeBlocks/python';
import {shellProblems} from '../../tools/check/codeBlocks/shell';
import {isInstalled} from '../../tools/lib/programs';
import {callsIn} from '../../src/lib/atlasopenmagic/atomCalls';

const fenced = (...lines: string[]): string => lines.join('\n');

describe('the blocks of a page', () => {
  it('know their language, their first line and their code', () => {
    const text = fenced(
      'Text',
      '```python title="a.py" {2}',
      'x = 1',
      'y = 2',
      '```',
      '~~~',
      'z',
      '~~~',
    );
    expect(blocksIn(text)).toEqual([
      {language: 'python', line: 3, code: 'x = 1\ny = 2'},
      {language: '', line: 7, code: 'z'},
    ]);
  });

  it('lose the indentation of their list, and keep their own', () => {
    const text = fenced('   ```python', '   if x:', '       y()', '', '   ```');
    expect(blocksIn(text)[0]?.code).toBe('if x:\n    y()\n');
  });

  it('hold samples of Markdown whole', () => {
    const text = fenced('````md', '```python', 'x', '```', '````', '```bash', 'ls', '```');
    expect(blocksIn(text).map(({language}) => language)).toEqual(['md', 'bash']);
  });

  it('are there on the site, with many calls of atlasopenmagic', () => {
    const blocks = blocksBelow(process.cwd());
    const count = (name: string): number => blocks.filter(({language}) => language === name).length;
    expect(count('python')).toBeGreaterThan(100);
    expect(count('bash')).toBeGreaterThan(80);
    expect(blocks.flatMap(({code}) => callsIn(code)).length).toBeGreaterThan(100);
  });
});

describe('Python', () => {
  it.each([
    'with open("a") as f, open("b") as g:\n    pass',
    'mass = {**known, "Z": 91.19}\nfirst, *rest = [*mass]',
    'if (n := len(x)) > 3: print(f"{n:>{width}} of {x!r}")',
    'match key:\n    case {"a": [x, *_]}:\n        print(x)\n    case _:\n        pass',
    'def f(a: int, /, *b: str, c: float = 1_000.0, **d) -> None: ...',
    'selected = (pt > 25) & (abs(eta) < 2.5)\nreturned = [x for y in z if y for x in y]',
    'x = (\n    1\n    # a comment\n    + 2\n)',
    '%matplotlib inline\nfor x in y:\n    !ls\n    print(x)',
    'text = r"$p_\\mathrm{T}$"\nraw = rb"\\x"',
    '@cached\nasync def f():\n    await g()',
  ])('is %j', (code) => {
    expect(pythonProblems(code)).toEqual([]);
  });

  it.each([
    ['x = 1\nprint(x', 1],
    ['x = = 2', 0],
    ['def f(:\n    pass', 0],
    ['if x:\nprint(x)', 1],
    ['x = 1\nprint "x"', 1],
    ['for x in y\n    print(x)', 0],
    ['text = "never closed\nx = 1', 0],
    ['import atlasopenmagic as', 0],
    ['x = 1\n    y = 2', 1],
    ['x = 1\nf(a=1, 2)', 1],
    ['f"{x["newer than Python 3.10"]}"', 0],
  ])('is not %j', (code, line) => {
    const [problem] = pythonProblems(code);
    expect(problem).toEqual({
      line,
      what: expect.stringMatching(/^this is no Python: ./) as unknown,
    });
  });

  it.skipIf(!isInstalled('python3'))('itself agrees, and takes notebook lines', () => {
    const wrong = 'x = 1\nf(a=1, 2)';
    expect(readByPython(['%pip install uproot', wrong, 'x = 1'])).toEqual([
      null,
      {line: 1, what: expect.stringMatching(/^Python says: positional argument/) as unknown},
      null,
    ]);
  });
});

describe('the shell', () => {
  it.each([
    'docker run --rm -v "$PWD":/work -w /work \\\n  image:1.0 bash -c "source setup.sh && python job.py"',
    'FILE=$(sed -n "${TASK}p" files.txt) # the file',
    'tar -xzOf a.tar.gz | rivet /dev/stdin -o out.yoda.gz',
    'for f in *.root; do echo "$f"; done',
    'cat <<END > a.txt\ntext (\nEND',
    "cernopendata-client download-files --filter-regexp 'zip$'",
  ])('takes %j', (code) => {
    expect(shellProblems(code)).toEqual([]);
  });

  it.each([
    ['ls\nfor f in *; do echo $f', 1],
    ['echo "never closed', 0],
    ['ls |', 0],
    ['if true; then ls', 0],
    ['echo $(ls', 0],
    ['ls\necho )', 1],
    ['echo $(if x; then)', 0],
  ])('refuses %j', (code, line) => {
    expect(shellProblems(code)).toHaveLength(1);
    expect(Math.abs((shellProblems(code)[0]?.line ?? -9) - line)).toBeLessThanOrEqual(1);
  });

  it.skipIf(!isInstalled('bash'))('agrees with Bash', () => {
    expect(readByBash(['ls', 'ls\nif true; then'])).toEqual([
      null,
      {line: expect.any(Number) as unknown, what: expect.stringMatching(/^Bash says: /) as unknown},
    ]);
  });
});
