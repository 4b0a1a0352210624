import {existsSync} from 'node:fs';
import {expect, it} from 'vitest';
import {readText} from '../runCheck';
import {proseExceptions} from './exceptions';
import {styleRules} from './rules';

it.each(proseExceptions)('$file still needs its exception for “$text”', ({file, text}) => {
  expect(existsSync(file) && readText('.', file)).toContain(text);
  expect(styleRules.some(({pattern}) => pattern.test(text))).toBe(true);
});
