import {describe, expect, it} from 'vitest';
import {problemReport} from './problemReport';

const page = {
  title: 'Weights & units: 100 % of Müller’s "μ" = 5 + 5?',
  address: 'https://example.org/docs/a_b?x=1&y=2#müon',
  version: 'Next',
};

/** What a mail program makes of the link, by RFC 6068: no plus sign stands for a space. */
function mailOf(link: string) {
  const [, to, query = ''] = /^mailto:([^?]+)\?(.+)$/.exec(link) ?? [];
  const fields = query.split('&').map((field) => field.split('='));
  return {
    to,
    fields: Object.fromEntries(
      fields.map(([name = '', value = '']) => [name, decodeURIComponent(value)]),
    ),
    parts: fields.map(({length}) => length),
  };
}

describe('a report of a problem', () => {
  it('goes to the support, with a subject that names the page', () => {
    const {to, fields} = mailOf(problemReport(page));
    expect(to).toBe('atlas-outreach-opendata-support@cern.ch');
    expect(fields.subject).toBe(`Problem with the page "${page.title}"`);
  });

  it('reports in lines of its own which page, version and build, and asks two questions', () => {
    const {fields} = mailOf(problemReport(page, 'abc1234'));
    expect(fields.body?.split('\r\n')).toEqual([
      `Page: ${page.address}`,
      'Version: Next',
      'Build: abc1234',
      '',
      'What is wrong:',
      '',
      '',
      'What you expected:',
      '',
    ]);
  });

  it('leaves out what it does not know', () => {
    const {fields} = mailOf(problemReport({title: 'Data', address: 'https://example.org/data'}));
    expect(fields.body?.split('\r\n').slice(0, 3)).toEqual([
      'Page: https://example.org/data',
      '',
      'What is wrong:',
    ]);
  });

  it('survives every character of titles and addresses: two fields, nothing cut off', () => {
    const link = problemReport(page, 'abc1234');
    expect(mailOf(link).parts).toEqual([2, 2]);
    expect(link).toMatch(/^mailto:[\w.@-]+\?subject=[\w.~!*'()%-]+&body=[\w.~!*'()%-]+$/);
  });
});
