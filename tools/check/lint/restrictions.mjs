/** What lint refuses: reading the environment, writing numbers by hand, and large libraries outside their adapters. */

export const readsTheEnvironment = {
  selector: "MemberExpression[object.name='process'][property.name='env']",
  message:
    'Only config/env.ts, and tools/lib/environment.ts for tools, read the environment: add the setting there.',
};

const formatter = 'src/kit/format writes numbers and dates: add an option there if one is missing.';

/** Numbers written by hand: a minus sign put in or taken out, and the formats of `Intl`. */
export const writesNumbers = [
  "CallExpression[callee.property.name=/^replace(All)?$/] > Literal[value='−']",
  'MemberExpression[property.name=/^toLocale(Date|Time)?String$/]',
  "MemberExpression[object.name='Intl'][property.name=/^(NumberFormat|DateTimeFormat)$/]",
  // `−${size}`: the minus sign of a number that was made positive.
  'TemplateLiteral > TemplateElement[value.raw=/−$/][tail=false]',
].map((selector) => ({selector, message: formatter}));

/** Large libraries with the only module that imports them, so that another library needs one change. */
const adapters = [
  [['d3-scale'], 'src/plot/scales.ts'],
  [['jsroot'], 'src/rootFile/adapter.ts'],
  [['three'], 'src/apps/eventDisplay/ui/views/space/adapter.ts'],
  [['@tanstack/react-virtual'], 'src/kit/finder/ui/adapter.ts'],
  [
    ['hyparquet', 'hyparquet-compressors'],
    'src/apps/histogramAnalyser/model/ownFile/readParquet.ts',
  ],
  [['hyparquet-writer'], 'plugins/samples/downloads.ts'],
];

/** Tests compare what we do with what a library does. */
const shippedCode = {
  files: ['src/**/*.{ts,tsx}', 'plugins/**/*.ts'],
  ignores: ['**/*.test.{ts,tsx}', '**/*.d.ts'],
};

/** Refuses the libraries of all adapters but this one. */
const withoutLibraries = (own) => ({
  '@typescript-eslint/no-restricted-imports': [
    'error',
    {
      patterns: adapters
        .filter(([, adapter]) => adapter !== own)
        .map(([libraries, adapter]) => ({
          group: libraries.flatMap((library) => [library, `${library}/**`]),
          message: `Only ${adapter} imports it.`,
        })),
    },
  ],
});

export const oneAdapterEach = [
  {...shippedCode, rules: withoutLibraries()},
  ...adapters.map(([, adapter]) => ({files: [adapter], rules: withoutLibraries(adapter)})),
];

const isHeavy = adapters
  .flatMap(([libraries]) => libraries)
  .join('|')
  .replaceAll('/', '\\/');
export const loadsLazily = {
  selector: `ImportExpression > Literal[value=/^(${isHeavy})(\\/|$)/]`,
  message: 'The adapter of a large library loads it: import the adapter lazily.',
};
