/** A project in small that quotes sources, and the server that plays these, for the tests. */
import type {VerifiedFile} from '../../../src/data/liveSources';
import {politely, type RequestPolicy} from '../links/requestPolicy';
import type {Difference, Finding} from './finding';
import {fixtures, playSources, type PlayedSources} from './playedSources';
import type {QuotedPackage} from './quotedPackages';
import {collected, verifyAll} from './verify';

export const today = '2027-01-02';
export const nothing: VerifiedFile = {version: 1, items: {}};

const atom: QuotedPackage = {
  name: 'atlasopenmagic',
  versions: [{version: '1.9.0', date: '2026-03'}],
  versionsIn: 'versions.ts',
  completeIn: 'functions/',
  functions: [
    {
      name: 'get_urls',
      in: 'functions/files.ts',
      parameters: [
        {name: 'key', default: null, stars: ''},
        {name: 'skim', default: "'noskim'", stars: ''},
        {name: 'args', default: null, stars: '*'},
      ],
    },
  ],
  commands: {item: 'package:atlasopenmagic/atom', words: ['--json'], in: 'commandLine.ts'},
};

const quoted = {
  ...collected(fixtures),
  titles: new Map([
    ['10.7483/opendata.atlas.2y1t.tlgl', 'Samples collection: at least four leptons'],
  ]),
  packages: [atom],
};

export interface Run {
  readonly sources: PlayedSources;
  /** Milliseconds of all pauses, none of which is waited for. */
  readonly pauses: readonly number[];
  readonly verify: (
    before?: VerifiedFile,
    changes?: Partial<RequestPolicy>,
  ) => Promise<readonly Finding[]>;
}

export async function startRun(): Promise<Run> {
  const sources = await playSources();
  const {origin} = sources;
  const pauses: number[] = [];
  const wait = (milliseconds: number): Promise<void> => {
    pauses.push(milliseconds);
    return Promise.resolve();
  };
  return {
    sources,
    pauses,
    verify: (before = nothing, changes = {}) =>
      verifyAll(
        quoted,
        before,
        {portal: origin, doi: origin, pypi: origin},
        {...politely, patience: 10_000, wait, ...changes},
      ),
  };
}

export const of = (findings: readonly Finding[], item: string): Finding | undefined =>
  findings.find((one) => one.item === item);

export const differences = (findings: readonly Finding[]): readonly Difference[] =>
  findings.flatMap((one) => one.differences);

export const unverified = (findings: readonly Finding[]): readonly string[] =>
  findings.filter((one) => one.unverified !== undefined).map(({item}) => item);

/** What reads packages is Python. */
export const withoutPackages = (findings: readonly Finding[]): readonly Finding[] =>
  findings.filter(({item}) => !item.startsWith('package:'));
