/** What is in the configurations of nginx and Caddy; that both obey is tested with the real programs at night. */
import {describe, expect, it} from 'vitest';
import type {HeaderRule} from '../../../../config/hosting/rule';
import {caddyConfiguration} from './caddy';
import {nginxConfiguration} from './nginx';

const rules: readonly HeaderRule[] = [
  {
    name: 'pages',
    paths: ['/*'],
    except: ['/apps/*', '/data/a.1234abcd.gz'],
    headers: {'X-Test': `it's "so"; \\ end`},
  },
  {name: 'data', paths: ['/data/*', '/version.json'], headers: {'X-Data': '*'}},
];

const site = (baseUrl: string) => ({
  baseUrl,
  files: [],
  rules,
  movedPages: {'/docs': '/docs/intro'},
  movedFolder: {from: '/docs/old/', to: '/docs/new/'},
});

const withoutSpaces = (text: string): string => text.replaceAll(/\s+/g, ' ');

describe('nginx', () => {
  const text = withoutSpaces(nginxConfiguration(site('/')));

  it('gets a variable for each header: nothing where it is excepted, else its value, quoted', () => {
    expect(text).toContain(
      `map $uri $rule_0_x_test { "~^/apps/" ""; "/data/a.1234abcd.gz" ""; default "it's \\"so\\"; \\\\ end"; }`,
    );
    expect(text).toContain(
      'map $uri $rule_1_x_data { "~^/data/" "*"; "/version.json" "*"; default ""; }',
    );
    expect(text).toContain('add_header X-Test $rule_0_x_test always;');
  });

  it('has no add_header but in the server: one in a location would drop all others', () => {
    const [, server = ''] = text.split(' server { ');
    const locations = server.match(/location [^{]+\{[^}]*\}/g) ?? [];
    expect(locations.length).toBeGreaterThan(5);
    expect(locations.filter((location) => location.includes('add_header'))).toEqual([]);
  });

  it('redirects old addresses with their query', () => {
    expect(text).toContain('location = /docs { return 301 /docs/intro$is_args$args; }');
    expect(text).toContain('{ return 301 /docs/new/$1$is_args$args; }');
  });

  it('serves below another path if the site is published there', () => {
    const below = withoutSpaces(nginxConfiguration(site('/open-data/')));
    expect(below).toContain('location = /open-data/docs { return 301 /open-data/docs/intro');
    expect(below).toContain(
      'location /open-data/ { rewrite "^/open-data(/.*)$" $1 break; try_files $uri $uri.html =404; }',
    );
    expect(below).toContain('location / { return 404; }');
  });
});

describe('Caddy', () => {
  const text = withoutSpaces(caddyConfiguration(site('/')));

  it('gets a matcher for each rule and its headers beside what others set', () => {
    expect(text).toContain('@rule0 { not path /apps/* /data/a.1234abcd.gz }');
    expect(text).toContain('@rule1 { path /data/* /version.json }');
    expect(text).toContain('header @rule1 { +X-Data "*" }');
  });

  it('redirects old addresses with their query, to nothing but a path of its own', () => {
    expect(text).toContain(String.raw`~^/docs(\?.*)?$ "/docs/intro${'$'}{1}"`);
    expect(text).toContain(String.raw`~^/docs/old/(\w(?:[\w./-]*\w)?)(\?.*)?$ "/docs/new/`);
    const patterns = text.match(/~\^\S+/g) ?? [];
    expect(patterns.filter((pattern) => /\^\(?\/(?:\[|\.)/.test(pattern))).toEqual([]);
  });

  it('serves below another path if the site is published there', () => {
    const below = withoutSpaces(caddyConfiguration(site('/open-data/')));
    expect(below).toContain('@rule0 { not path /open-data/apps/* /open-data/data/a.1234abcd.gz }');
    expect(below).toContain('@outside not path /open-data/* error @outside 404');
    expect(below).toContain('uri strip_prefix /open-data');
  });
});
