/** The mail links of the built site. */
import type {CheerioAPI} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {mailboxes, mailTopics} from '../../src/data/mailTopics';
import {builtPages, findings} from './builtSite';

const pages = builtPages();

function mailLinks($: CheerioAPI): readonly URL[] {
  return $('a[href^="mailto:"]')
    .toArray()
    .map(({attribs}) => new URL(attribs.href ?? ''));
}

const decoded = ({search}: URL, field: string): string =>
  decodeURIComponent(new RegExp(`[?&]${field}=([^&]*)`).exec(search)?.[1] ?? '');

describe('mail links', () => {
  it('lead to mailboxes of a role, never of a person', () => {
    const known: readonly string[] = Object.values(mailboxes);
    expect(
      findings(pages, ({$}) =>
        mailLinks($)
          .map(({pathname}) => pathname)
          .filter((address) => !known.includes(address)),
      ),
    ).toEqual([]);
  });

  it('hold the same message as the form beside them', () => {
    let compared = 0;
    const different = findings(pages, ({$}) =>
      $('[data-mail-topic]')
        .toArray()
        .flatMap((template) => {
          compared += 1;
          const link = new URL($(template).find('a[href^="mailto:"]').attr('href') ?? '');
          const lines = $(template)
            .find('.token-line')
            .toArray()
            .map((line) => $(line).text().trim());
          const title = $(template).find('[class*="codeBlockTitle"]').text();
          const same =
            decoded(link, 'body').trim() === lines.join('\r\n').trim() &&
            title === `Subject: ${decoded(link, 'subject')}`;
          return same ? [] : [$(template).attr('data-mail-topic') ?? ''];
        }),
    );
    expect(different).toEqual([]);
    expect(compared).toBeGreaterThanOrEqual(Object.keys(mailTopics).length);
  });
});

describe('the contact page', () => {
  const contact = pages.find(({route}) => route.path === '/contact-us');

  it('has a prepared message on each topic, and no form', () => {
    const topics = contact
      ?.$('[data-mail-topic]')
      .toArray()
      .map(({attribs}) => attribs['data-mail-topic']);
    expect(topics?.sort()).toEqual(Object.keys(mailTopics).sort());
    expect(contact?.$('main form').length).toBe(0);
  });
});
