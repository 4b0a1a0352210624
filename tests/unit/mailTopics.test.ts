import {expect, it} from 'vitest';
import {mailto} from '../../src/lib/mailto';
import {mailboxes, mailTopics} from '../../src/data/mailTopics';

/** Some mail programs cut off what is longer. */
const longestAddress = 2000;

it.each(Object.entries(mailTopics))(
  'the message on %s fits into an address and asks nothing twice',
  (_, {to, subject, fields}) => {
    const lines = fields.flatMap((field) => [`${field}:`, '']);
    expect(mailto({to: mailboxes[to], subject, lines}).length).toBeLessThan(longestAddress);
    expect(new Set(fields).size).toBe(fields.length);
    expect(subject.length).toBeLessThan(60);
  },
);
