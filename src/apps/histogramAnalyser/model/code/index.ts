/** The cuts of an analysis as code for real data. */
import type {CodeRelease} from './analysis';
import {cppFor} from './cpp';
import {planOf, type CodeRequest} from './plan';
import {rdataframeFor} from './rdataframe';
import {uprootFor} from './uproot';

export {releasesOf, type CodeRequest} from './plan';
export {codeAnalyses} from './sources';
export type {CodeRelease};

export const codeLanguages = ['uproot', 'rdataframe', 'cpp'] as const;
export type CodeLanguage = (typeof codeLanguages)[number];

export interface Code {
  readonly text: string;
  readonly fileName: string;
  /** How the site's code block colours it. */
  readonly highlighting: 'python' | 'cpp';
  /** What a reader of the code should know. */
  readonly remarks: readonly string[];
  /** Cuts that cannot be made on these data, each with the reason. */
  readonly leftOut: readonly {readonly cut: string; readonly reason: string}[];
}

const writers = {
  uproot: {write: uprootFor, ending: '.py', highlighting: 'python'},
  rdataframe: {write: rdataframeFor, ending: '_rdf.py', highlighting: 'python'},
  cpp: {write: cppFor, ending: '.C', highlighting: 'cpp'},
} as const;

/**
 * Code that makes the cuts on the collisions and the simulation of a release, counts with the right
 * weights, and draws a histogram.
 */
export function codeFor(request: CodeRequest, language: CodeLanguage): Code {
  const plan = planOf(request);
  const {write, ending, highlighting} = writers[language];
  return {
    text: write(plan),
    fileName: plan.name + ending,
    highlighting,
    remarks: plan.remarks,
    leftOut: plan.cuts.flatMap(({words, missing}) =>
      missing === undefined ? [] : [{cut: words, reason: missing}],
    ),
  };
}
