/** Wording that readers must not see, on pages, in data texts or in the interface. See STYLEGUIDE.md. */

import {americanSpelling} from './american';

export interface ProseRule {
  readonly pattern: RegExp;
  /** What to write instead, or what to do. */
  readonly advice: string;
}

export const styleRules: readonly ProseRule[] = [
  {
    pattern: /\b(?:simply|obviously|of course|as is well known)\b/i,
    advice: 'leave the word out',
  },
  {
    pattern: /\bjust\b(?! (?:below|above|before|after|over|under|outside|inside))/i,
    advice: 'leave the word out',
  },
  {
    pattern:
      /\b(?:it|this|that)(?:['’]s| is| was)(?: (?:very|quite|really|so))? (?:easy|simple|trivial|straightforward)\b/i,
    advice: 'say how it is done instead',
  },
  {
    pattern: /\b(?:coming soon|lorem ipsum|TODO|FIXME|to be written)\b/i,
    advice: 'write the text, or nothing',
  },
  {
    pattern: /\b(?:in|on) this (?:section|page),? (?:we|you) will\b/i,
    advice: 'begin with what the reader gets',
  },
  {pattern: /[A-Za-z]!(?=\s|$)/, advice: 'end the sentence with a full stop'},
  {
    pattern: /\b(?:amazing|exciting|awesome|incredible|revolutionary)\b/i,
    advice: 'say what it does instead',
  },
  {
    pattern: /\b(?:fb|pb|nb|ab)\s?\^?[-−–][12]\b/,
    advice: 'write the unit with a superscript: fb⁻¹, or \\invfb in a formula',
  },
  {pattern: americanSpelling, advice: 'use the British spelling'},
];
