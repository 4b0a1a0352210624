import {existsSync, readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {termExceptions} from './termExceptions';
import {termRules} from './termRules';

it('every exception is still needed', () => {
  for (const {file, text} of termExceptions) {
    expect(existsSync(file) && readFileSync(file, 'utf8'), file).toContain(text);
    expect(
      termRules.some(({pattern}) => pattern.test(text)),
      text,
    ).toBe(true);
  }
});
