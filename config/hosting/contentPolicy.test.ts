import {describe, expect, it} from 'vitest';
import {pagePolicy, workerPolicy, type PolicyNeeds} from './contentPolicy';

const plain: PolicyNeeds = {
  styleHashes: ['c3R5bGU='],
  hasHostedSearch: false,
  askedOrigins: [],
  analyticsOrigin: undefined,
  mathOrigin: 'https://cdn.example',
};

const directive = (name: string, needs: PolicyNeeds): readonly string[] =>
  pagePolicy(needs)
    .split('; ')
    .find((one) => one.startsWith(`${name} `))
    ?.split(' ')
    .slice(1) ?? [];

describe('the policy of pages', () => {
  it('lets a page request its own server only', () => {
    expect(directive('connect-src', plain)).toEqual(["'self'"]);
  });

  it('lets it send what the settings of the build name, and run no script from there', () => {
    const needs = {
      ...plain,
      hasHostedSearch: true,
      askedOrigins: ['https://ask.example'],
      analyticsOrigin: 'https://count.example',
    };
    const connectSources = directive('connect-src', needs);
    expect(connectSources).toEqual(
      expect.arrayContaining(['https://ask.example', 'https://count.example']),
    );
    expect(connectSources.filter((source) => source.includes('algolia'))).toHaveLength(3);
    expect(directive('script-src', needs)).toEqual(directive('script-src', plain));
  });

  it('takes style sheets and fonts of the network for formulas, and no scripts or pictures', () => {
    const from = [
      'default-src',
      'script-src',
      'style-src-elem',
      'font-src',
      'img-src',
      'connect-src',
    ];
    expect(from.filter((name) => directive(name, plain).includes('https://cdn.example'))).toEqual([
      'style-src-elem',
      'font-src',
    ]);
  });

  it('names styles by hash, and allows scripts neither inline nor evaluated', () => {
    expect(directive('style-src-elem', plain)).toContain("'sha256-c3R5bGU='");
    expect(directive('script-src', plain).join(' ')).not.toMatch(/unsafe|https?:|\*/);
  });
});

it('workers may compile WebAssembly and ask any site, and pages may do neither', () => {
  expect(workerPolicy).toContain("'wasm-unsafe-eval'");
  expect(workerPolicy).toMatch(/connect-src 'self' https: http:/);
  expect(pagePolicy(plain)).not.toMatch(/wasm|https: |http:/);
});
