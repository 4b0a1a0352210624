import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readText} from '../runCheck';
import {filesBelow} from '../../lib/files';
import {retractedStatements} from './retractedStatements';
import {styleRules} from './rules';

const problemsOf = (text: string): readonly string[] =>
  styleRules.filter(({pattern}) => pattern.test(text)).map(({advice}) => advice);

describe('the fixture of the prose check', () => {
  const root = path.resolve('tests/fixtures/checks/prose');
  const lines = filesBelow(root, '.', /./).flatMap((file) => readText(root, file).split('\n'));

  it.each([...styleRules, ...retractedStatements])('breaks the rule $pattern', ({pattern}) => {
    expect(lines.filter((line) => pattern.test(line))).not.toEqual([]);
  });
});

describe('words that claim something is easy', () => {
  it.each(["it's easy", 'That is really simple', 'This was trivial'])('refuses “%s”', (text) => {
    expect(problemsOf(text)).toHaveLength(1);
  });

  it.each(['This is a simple model', 'leptons are easy to trigger on', 'the easiest way'])(
    'accepts “%s”',
    (text) => {
      expect(problemsOf(text)).toEqual([]);
    },
  );
});

describe('units', () => {
  it.each(['36.1 fb-1', '36.1 fb^-1', '1000 pb−1', 'nb -1'])('refuses %s', (text) => {
    expect(problemsOf(text)).toHaveLength(1);
  });

  it.each(['36.1 fb⁻¹', '1 fb - 2 fb', 'PbPb-15'])('accepts %s', (text) => {
    expect(problemsOf(text)).toEqual([]);
  });
});
