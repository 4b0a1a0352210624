/** The form of commit messages: `type(scope): subject` in the imperative, and a body that explains why. */
import {termRules} from './tools/check/terms/termRules';

/** Verbs of the earlier commits, for which the trade has others: document, explain, check, fix, require. */
const privateVerb = /^(?:say|tell|lead|hold|mend|give|want|know|take in)\b/i;

const termsOfTexts = termRules.filter(({where}) => where === 'everywhere');

interface Message {
  readonly subject: string | null;
}

const ownRules = [
  {
    rules: {
      'plain-verb': ({subject}: Message) => [
        !privateVerb.test(subject ?? ''),
        'begin with a usual verb, such as add, fix, remove, document, explain, check or require',
      ],
      'standard-terms': ({subject}: Message) => {
        const broken = termsOfTexts.find(({pattern}) => pattern.test(subject ?? ''));
        return [!broken, broken?.advice];
      },
    },
  },
];

export default {
  extends: ['@commitlint/config-conventional'],
  plugins: ownRules,
  helpUrl: 'CONTRIBUTING.md, section "Commits"',
  rules: {
    'body-empty': [2, 'never'],
    'body-max-line-length': [2, 'always', 110],
    'footer-max-line-length': [0],
    'header-max-length': [2, 'always', 72],
    'plain-verb': [2, 'always'],
    'scope-case': [2, 'always', 'lower-case'],
    'standard-terms': [2, 'always'],
  },
};
