/** Environment variables that a deployment may set, and their effects. */
import {existsSync} from 'node:fs';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {version} from '../../../package.json';

const settings = [
  'SITE_URL',
  'BASE_URL',
  'BUILD_ID',
  'EDIT_URL',
  'MATOMO_URL',
  'MATOMO_SITE_ID',
  'MATOMO_CONSENT',
  'KITCHEN_SINK',
];

beforeEach(() => {
  vi.resetModules();
  for (const name of settings) vi.stubEnv(name, undefined);
});

afterEach(() => vi.unstubAllEnvs());

const load = async () => ({
  ...(await import('../../../config/site')),
  ...(await import('../../../config/analytics')),
  ...(await import('../../../config/announcement')),
});

describe('the environment', () => {
  it('may be empty: the public site, its source, and no analytics', async () => {
    const {site, editUrl, analytics} = await load();
    expect([site.url, site.baseUrl]).toEqual(['https://opendata.atlas.cern', '/']);
    expect(editUrl).toContain('/atlas-open-data-website-v2/-/edit/main/');
    expect(analytics).toBeNull();
  });

  it.each([
    ['/preview/7/', '/preview/7/'],
    ['preview', '/preview/'],
    ['/', '/'],
    ['  ', '/'],
  ])('BASE_URL "%s" becomes "%s"', async (value, expected) => {
    vi.stubEnv('BASE_URL', value);
    expect((await load()).site.baseUrl).toBe(expected);
  });

  it('SITE_URL loses its trailing slash', async () => {
    vi.stubEnv('SITE_URL', 'https://example.org/');
    expect((await load()).site.url).toBe('https://example.org');
  });

  it('EDIT_URL replaces the public source', async () => {
    vi.stubEnv('EDIT_URL', 'https://example.org/edit/');
    expect((await load()).editUrl).toBe('https://example.org/edit/');
  });

  it('BUILD_ID names the build; without it the commit does, and without git the version', async () => {
    const knownTo = async (commit: string | undefined) => {
      vi.resetModules();
      vi.doMock('../../../config/history', () => ({history: {commit, whyNoDates: 'no git'}}));
      return (await import('../../../config/build')).buildId;
    };
    expect(await knownTo('abc1234')).toBe('abc1234');
    expect(await knownTo(undefined)).toBe(version);
    vi.stubEnv('BUILD_ID', 'release 7');
    expect(await knownTo('abc1234')).toBe('release 7');
    vi.doUnmock('../../../config/history');
  });

  it('Matomo needs both its address and a site id', async () => {
    vi.stubEnv('MATOMO_URL', 'https://matomo.example.org');
    expect((await load()).analytics).toBeNull();
    vi.resetModules();
    vi.stubEnv('MATOMO_SITE_ID', '7');
    expect((await load()).analytics).toEqual({
      url: 'https://matomo.example.org/',
      siteId: '7',
      consent: 'given',
    });
  });

  it('MATOMO_CONSENT makes the site ask first; what it cannot mean stops the build', async () => {
    vi.stubEnv('MATOMO_URL', 'https://matomo.example.org');
    vi.stubEnv('MATOMO_SITE_ID', '7');
    vi.stubEnv('MATOMO_CONSENT', 'required');
    const {analytics, announcementBar} = await load();
    expect(analytics?.consent).toBe('required');
    expect(announcementBar.content).toContain('Matomo, if you agree: ');
    vi.resetModules();
    vi.stubEnv('MATOMO_CONSENT', 'maybe');
    await expect(load()).rejects.toThrow('MATOMO_CONSENT is "maybe"');
  });

  it('MATOMO_URL must be a full address', async () => {
    vi.stubEnv('MATOMO_URL', 'matomo.example.org');
    vi.stubEnv('MATOMO_SITE_ID', '7');
    await expect(load()).rejects.toThrow('MATOMO_URL is "matomo.example.org"');
  });

  it('KITCHEN_SINK adds the hidden pages to a build; the development server always has them', async () => {
    const page = 'kitchen-sink.tsx';
    expect(existsSync(`src/pages/${page}`)).toBe(true);
    const leavesOut = async (mode: string, kitchenSink?: string): Promise<boolean | undefined> => {
      vi.resetModules();
      vi.stubEnv('NODE_ENV', mode);
      vi.stubEnv('KITCHEN_SINK', kitchenSink);
      const {presetOptions} = await import('../../../config/preset');
      const {exclude} = presetOptions.pages as {exclude?: readonly string[]};
      return exclude?.includes(page);
    };
    expect(await leavesOut('production')).toBe(true);
    expect(await leavesOut('production', '0')).toBe(true);
    expect(await leavesOut('production', '1')).toBe(false);
    expect(await leavesOut('development')).toBe(false);
  });

  it('decides what the announcement says of analytics: it is true in each build', async () => {
    expect((await load()).announcementBar.content).toContain('this copy measures nothing');
    vi.resetModules();
    vi.stubEnv('MATOMO_URL', 'https://matomo.example.org');
    vi.stubEnv('MATOMO_SITE_ID', '7');
    const {announcementBar} = await load();
    expect(announcementBar.content).toMatch(
      /^This website analyses its traffic with the web-analytics tool Matomo: /,
    );
    expect(announcementBar.content).toContain('href="/privacy"');
    expect(announcementBar.id).toBe('whats_new');
  });
});
