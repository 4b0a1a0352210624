import {accessTerms} from './accessTerms';
import {codeTermRules} from './codeTerms';
import {interfaceTerms} from './interfaceTerms';
import {learningTerms} from './learningTerms';
import {physicsTerms} from './physicsTerms';
import {sentencePatterns} from './sentencePatterns';
import {statisticsTerms} from './statisticsTerms';
import type {TermRule} from './termRule';

export const termRules: readonly TermRule[] = [
  ...physicsTerms,
  ...statisticsTerms,
  ...learningTerms,
  ...accessTerms,
  ...interfaceTerms,
  ...sentencePatterns,
  ...codeTermRules,
];
