/** /.well-known/security.txt, as RFC 9116 requires it: who finds a weakness must reach somebody, also next year. */
import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {supportAddress} from '../../src/data/contact';

const file = 'static/.well-known/security.txt';
const day = 24 * 60 * 60 * 1000;

function fieldsOf(text: string): ReadonlyMap<string, string> {
  const lines = text.split('\n').filter((line) => line && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const [, name = line, value = ''] = /^([A-Za-z-]+): (.+)$/.exec(line) ?? [];
      return [name, value];
    }),
  );
}

/** What is wrong with the date, in words; undefined: nothing. */
function complaint(expires: string, now: number): string | undefined {
  const left = (Date.parse(expires) - now) / day;
  if (Number.isNaN(left)) return `"${expires}" is no date`;
  const advice = `Check that the address in ${file} still answers, then set Expires to ten months from today`;
  if (left < 0) return `expired. ${advice}`;
  if (left < 30) return `expires in ${Math.floor(left)} days. ${advice}`;
  if (left > 365) return `more than a year ahead: nobody would look at it again in time`;
  return undefined;
}

describe('security.txt', () => {
  const fields = fieldsOf(readFileSync(file, 'utf8'));

  it('names the address of SECURITY.md, which is the one that answers readers', () => {
    expect(fields.get('Contact')).toBe(`mailto:${supportAddress}`);
    expect(readFileSync('SECURITY.md', 'utf8')).toContain(supportAddress);
  });

  it('has the fields of the standard and no others', () => {
    expect([...fields.keys()]).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical']);
    expect(fields.get('Canonical')).toMatch(/^https:\/\/[^/]+\/\.well-known\/security\.txt$/);
  });

  it('is not expired, nor about to be, nor valid for longer than a year', () => {
    expect(complaint(fields.get('Expires') ?? '', Date.now())).toBeUndefined();
  });

  it.each([
    ['2026-10-31T00:00:00Z', /^expired/],
    ['2026-11-25T00:00:00Z', /^expires in 24 days/],
    ['2027-11-02T00:00:00Z', /^more than a year/],
    ['next year', /no date/],
    ['2026-12-02T00:00:00Z', undefined],
  ])('on 1 November 2026 a date of %s is judged rightly', (expires, said) => {
    const found = complaint(expires, Date.parse('2026-11-01T00:00:00Z'));
    if (said) expect(found).toMatch(said);
    else expect(found).toBeUndefined();
  });
});
