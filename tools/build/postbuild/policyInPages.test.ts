import {mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {withPolicy, writePolicyIntoPages} from './policyInPages';

const policy = "default-src 'self'; script-src 'self' 'sha256-x='";
const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;

it.each(['<meta charset=UTF-8>', '<meta charset="utf-8" />'])(
  'the policy comes before all that it is about, behind %s',
  (charset) => {
    const html = `<head>${charset}<script>a()</script></head>`;
    expect(withPolicy(html, policy)).toBe(`<head>${charset}${meta}<script>a()</script></head>`);
  },
);

it('a page without a place for it is refused, and so is a policy that would end too early', () => {
  expect(() => withPolicy('<head></head>', policy)).toThrow('encoding');
  expect(() => withPolicy('<meta charset=utf-8>', 'a "b"')).toThrow('double quotes');
});

it('is written into each page', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'policy-'));
  writeFileSync(path.join(folder, 'a.html'), '<meta charset=utf-8><p>a</p>');
  writePolicyIntoPages(folder, ['a.html'], policy);
  expect(readFileSync(path.join(folder, 'a.html'), 'utf8')).toContain(meta);
});
