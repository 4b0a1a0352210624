import {describe, expect, it} from 'vitest';
import {mailto} from './mailto';

const mail = {
  to: 'support@example.org',
  subject: 'Weights & units: 100 % + "µb"?',
  lines: ['What is σ?', '', 'a=b&c=d #1 + 2'],
};

describe('a mail address with a prepared message', () => {
  it('gives back what was put in', () => {
    const {protocol, pathname, search} = new URL(mailto(mail));
    const [subject, body] = search
      .slice(1)
      .split('&')
      .map((part) => decodeURIComponent(part.replace(/^\w+=/, '')));
    expect([protocol, pathname]).toEqual(['mailto:', mail.to]);
    expect(subject).toBe(mail.subject);
    expect(body?.split('\r\n')).toEqual(mail.lines);
  });

  it('writes no space as a plus sign, which mail programs would show', () => {
    expect(mailto({...mail, lines: ['one two']})).toMatch(/body=one%20two$/);
  });
});
