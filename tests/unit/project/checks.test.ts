/** Every check rejects the fixture that breaks each of its rules. On this project, `npm test` runs it as a step. */
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {checkCodeBlocks} from '../../../tools/check/check-code-blocks';
import {checkDependencies} from '../../../tools/check/check-dependencies';
import {checkLockfile} from '../../../tools/check/check-lockfile';
import {checkProse} from '../../../tools/check/check-prose';
import {checkSpecCoverage} from '../../../tools/check/check-spec-coverage';
import {checkTerms} from '../../../tools/check/check-terms';
import {checkThemeLedger} from '../../../tools/check/check-theme-ledger';
import type {Check} from '../../../tools/check/runCheck';
import {onTheSources} from '../../../tools/check/ci/sourceSteps';

interface Case {
  readonly check: Check;
  /** One pattern for each thing that is wrong in the fixture, in the order of the report. */
  readonly rejects: readonly RegExp[];
}

const cases: Readonly<Record<string, Case>> = {
  'code-blocks': {
    check: checkCodeBlocks,
    rejects: [
      /page\.mdx:6: this is no Python/,
      /page\.mdx:12: this is no Python/,
      /page\.mdx:18: atlasopenmagic: available_data does not exist/,
      /page\.mdx:24: atlasopenmagic: get_urls has no parameter transport/,
      /page\.mdx:30: atlasopenmagic: build_mc_dataset is deprecated/,
      /in-a-list\.md:4: this is no Python/,
      /page\.mdx:37: this is no shell/,
      /page\.mdx:43: leave the prompt out/,
      /page\.mdx:47: this is no JSON/,
    ],
  },
  dependencies: {
    check: checkDependencies,
    rejects: [/^unexplained is not in/, /explains long-gone/],
  },
  lockfile: {
    check: checkLockfile,
    rejects: [
      /core is 3\.10\.0, must be 3\.9\.2 exactly/,
      /react is 18\.3\.1/,
      /docsearch\/react is 4\.7\.1/,
      /webpackbar is 6\.0\.1/,
      /serialize-javascript is 6\.0\.2/,
      /uuid is 8\.3\.2/,
      /uuid records a download address/,
    ],
  },
  prose: {
    check: checkProse,
    rejects: [
      /page\.mdx:2: "simply"/,
      /page\.mdx:5: "simply"/,
      /page\.mdx:7: "coming soon"/,
      /page\.mdx:9: "t!"/,
      /page\.mdx:13: "It’s easy"/,
      /page\.mdx:13: "fb-1"/,
      /page\.md:1: "In this section we will"/,
      /page\.md:1: "amazing"/,
      /faqs\.ts:5: "it is very easy"/,
      /faqs\.ts:6: "fb-1"/,
      /faqs\.ts:8: "color"/,
      /Label\.tsx:3: "Color"/,
      /Label\.tsx:4: "just"/,
      /skims\.csv:2: "of course"/,
      /retracted\.mdx:1: "upper bound on its uncertainty"/,
      /retracted\.mdx:2: "neutron .* mainly hadronic"/,
      /retracted\.mdx:3: "one crossing in 40,000"/,
      /retracted\.mdx:4: "spin, a built-in turning motion"/,
      /retracted\.mdx:5: "efficiency of 0\.761"/,
      /retracted\.mdx:6: "how far .* the true one"/,
      /retracted\.mdx:7: "stays doubtful .* events"/,
      /retracted\.mdx:8: "tests use neither Firefox nor Safari"/,
      /retracted\.mdx:9: "uproot3.*not part of newer environments"/,
      /retracted\.mdx:10: "plateau is at 90 to 95 %"/,
      /retracted\.mdx:11: "one entry per jet in the same order"/,
      /retracted\.mdx:12: "lowest three bits of .quality."/,
      /figure\.ts:1: "upper bound on its uncertainty"/,
    ],
  },
  'spec-coverage': {
    check: checkSpecCoverage,
    rejects: [
      /no row for section 9/,
      /has no test "the lost test"/,
      /there is no tests\/e2e\/lost\.spec\.ts/,
      /"A statement without a test" names no test/,
    ],
  },
  terms: {
    check: checkTerms,
    rejects: [
      /^fake-leptons: 1 matches, at most 0 may remain/,
      /Labels\.tsx:1: "false leptons"/,
      /^subleading-lepton: 1 matches/,
      /Labels\.tsx:2: "softer lepton"/,
      /^minimum-maximum: 1 matches/,
      /Labels\.tsx:2: "Fewest events"/,
      /^is-34-mb: 1 matches/,
      /page\.mdx:3: "has 34 MB"/,
      /^fn-hear-tell: 1 matches/,
      /names\.ts:2: "const hear"/,
      /^least-most-name: 1 matches/,
      /names\.ts:4: "mostBins"/,
      /^doc-hears: 1 matches/,
      /names\.ts:1: .*Hears/,
    ],
  },
  'theme-ledger': {
    check: checkThemeLedger,
    rejects: [
      /first line must say what differs/,
      /add a row for `Footer`/,
      /`Navbar` is no longer/,
    ],
  },
};

it('there is a case here for each check', () => {
  const scripts = readdirSync('tools/check').flatMap(
    (file) => /^check-(.*)\.ts$/.exec(file)?.[1] ?? [],
  );
  expect(Object.keys(cases).sort()).toEqual(scripts.sort());
});

/** The parsers of code take a few seconds to load. */
const timeout = 60_000;

describe.each(Object.entries(cases))('check-%s', {timeout}, (name, {check, rejects}) => {
  it('is a step of npm test', () => {
    expect(onTheSources.map(({command}) => command.at(-1))).toContain(
      `tools/check/check-${name}.ts`,
    );
  });

  it('rejects its fixture, for each reason', () => {
    const problems = check(path.resolve('tests/fixtures/checks', name));
    expect(problems).toHaveLength(rejects.length);
    for (const [index, pattern] of rejects.entries()) expect(problems[index]).toMatch(pattern);
  });
});
