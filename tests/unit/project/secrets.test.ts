/** The search for secrets in the built site finds each kind; the keys here are made up, and made here. */
import {describe, expect, it} from 'vitest';
import {secretsIn} from '../../content/secrets';

const letters = (count: number): string => 'Ab3dEf7h'.repeat(9).slice(0, count);

describe('a text with', () => {
  it.each([
    ['a private key', `x ${'-----BEGIN'} RSA PRIVATE KEY-----\n${letters(40)}`],
    ['a key of Amazon Web Services', `id="AKIA${letters(16).toUpperCase()}"`],
    ['a token of GitHub', `ghp_${letters(36)}`],
    ['a token of GitLab', `glpat-${letters(20)}`],
    ['a token of npm', `//registry/:_authToken=npm_${letters(36)}`],
    ['a token of Slack', `xoxb-${letters(12)}`],
    ['a key of Google', `AIza${letters(35)}`],
    ['a secret key of a payment or language service', `sk-proj-${letters(24)}`],
    ['a password in an address', `https://me:${letters(8)}@example.org/`],
  ])('%s is found', (what, text) => {
    expect(secretsIn(text)).toEqual([what]);
  });

  it('what a secret setting holds is found, by the name of the setting', () => {
    const held = letters(20);
    const environment = {ALGOLIA_ADMIN_API_KEY: held, ALGOLIA_API_KEY: letters(21), HOME: '/root'};
    expect(secretsIn(`{"key":"${held}"}`, environment)).toEqual([
      'what the setting ALGOLIA_ADMIN_API_KEY holds',
    ]);
  });
});

it('an address, an integrity hash, a mail address and a search key are not secrets', () => {
  const text = `https://example.org/a:b@c mailto:a@example.org sha384-${letters(64)} apiKey:"${letters(32)}"`;
  expect(secretsIn(text)).toEqual([]);
});
