/**
 * The rules for each run of CI: all but those for which React's compiler has to compile every component, which take
 * more time than all others together. Those run on changed files (`npm run check`), in editors and at night.
 */
import reactHooks from 'eslint-plugin-react-hooks';
import all from '../../../eslint.config.mjs';

const byAnalysis = new Set(['react-hooks/rules-of-hooks', 'react-hooks/exhaustive-deps']);
const byCompiler = Object.keys(reactHooks.configs.flat.recommended.rules).filter(
  (name) => !byAnalysis.has(name),
);

export default [
  ...all,
  {
    files: ['**/*.tsx', '**/use[A-Z]*.ts'],
    ignores: ['**/*.test.tsx'],
    rules: Object.fromEntries(byCompiler.map((name) => [name, 'off'])),
  },
];
