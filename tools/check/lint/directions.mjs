/** The import directions between the parts of the project. */

/** The parts of the project, most special first: a file belongs to the first pattern that fits. */
export const elements = [
  {type: 'physics', pattern: 'src/physics/**'},
  {type: 'format', pattern: 'src/kit/format/**'},
  {type: 'app-model', pattern: 'src/apps/*/model/**', capture: ['app']},
  {type: 'app-ui', pattern: 'src/apps/*/ui/**', capture: ['app']},
  {type: 'app-description', pattern: 'src/apps/*/descriptions/**', capture: ['app']},
  {type: 'app', pattern: 'src/apps/*/**', capture: ['app']},
  {type: 'registry', pattern: 'src/apps/registry.ts'},
  // Tests that every app has to pass.
  {type: 'every-app', pattern: 'src/apps/*.ts'},
  {type: 'test-kit', pattern: 'src/test-kit/**'},
  ...[
    'client',
    'components',
    'data',
    'figures',
    'hooks',
    'kit',
    'lib',
    'mdx',
    'offline',
    'pages',
    'plot',
    'rootFile',
    'samples',
    'search',
    'theme',
  ].map((folder) => ({type: folder, pattern: `src/${folder}/**`})),
  {type: 'bench', pattern: 'tools/bench/**'},
  ...['config', 'plugins', 'tools', 'sidebars', 'tests'].map((folder) => ({
    type: folder,
    pattern: `${folder}/**`,
  })),
];

/** Parts that all views with apps or plots may import. */
const forViews = ['kit', 'plot', 'components', 'hooks', 'lib', 'data'];

/** Parts that all tools and tests may import. */
const forTools = ['registry', 'config', 'data', 'lib', 'physics', 'plugins', 'samples', 'search'];

/** The parts that a part may import: those below it; data imports none. */
const mayImport = {
  data: [],
  format: [],
  lib: ['format', 'data'],
  physics: ['lib'],
  samples: ['physics', 'lib', 'data'],
  rootFile: ['lib'],
  hooks: ['lib', 'data'],
  components: ['registry', 'hooks', 'lib', 'data', 'figures'],
  figures: ['plot', 'components', 'hooks', 'lib', 'data', 'physics'],
  'app-model': ['kit', 'rootFile', 'samples', 'physics', 'lib', 'data'],
  'app-description': ['app-model', 'kit', 'physics', 'lib', 'data'],
  plot: ['hooks', 'lib'],
  kit: ['registry', 'plot', 'samples', 'physics', 'components', 'hooks', 'lib', 'data'],
  'app-ui': ['app-model', 'app-description', 'samples', 'physics', 'figures', ...forViews],
  app: ['app-ui', 'app-model', 'app-description', 'samples', ...forViews],
  registry: ['samples'],
  'every-app': ['registry', 'samples', 'app-ui', 'app-model', 'app-description', 'kit', 'lib'],
  'test-kit': [
    'app-ui',
    'app-model',
    'app-description',
    'search',
    'offline',
    'rootFile',
    'samples',
    'physics',
    ...forViews,
  ],
  search: forViews,
  client: ['lib', 'data'],
  offline: ['registry', ...forViews],
  mdx: ['registry', 'app', 'app-description', 'figures', ...forViews],
  pages: ['offline', 'app', 'app-description', 'mdx', 'search', 'figures', 'physics', ...forViews],
  theme: ['mdx', 'components', 'search', 'hooks', 'lib', 'data'],
  sidebars: [],
  config: ['data', 'plugins'],
  plugins: [
    'config',
    'search',
    'app-model',
    'app-description',
    'registry',
    'plot',
    'samples',
    'physics',
    'lib',
    'data',
  ],
  tools: ['offline', 'rootFile', ...forTools],
  bench: ['tools', 'tests', 'test-kit', 'app-model', 'kit', 'rootFile', ...forTools],
  tests: [
    'test-kit',
    'app-model',
    'app-description',
    'bench',
    'offline',
    'rootFile',
    'tools',
    ...forTools,
  ],
};

/** Whatever reads the library reads how numbers are written, too. */
const readBy = (type) =>
  mayImport[type].includes('lib') ? [...mayImport[type], 'format'] : mayImport[type];

const appTypes = elements.filter(({capture}) => capture).map(({type}) => type);

/** A part that may be imported; parts of an app may be imported by the same app only. */
const importable = (from, type) =>
  appTypes.includes(from) && appTypes.includes(type)
    ? [type, {app: '{{ from.captured.app }}'}]
    : type;

/** The directions of one part, for the files of it that a pattern names. */
const directions = (type, files, allowed) => ({
  files,
  rules: {
    'boundaries/element-types': [
      'error',
      {
        default: 'disallow',
        rules: [{from: type, allow: allowed.map((other) => importable(type, other))}],
      },
    ],
  },
});

/**
 * For each part its own directions alone: all of them on every import would take seconds. Tests may import their
 * helpers, too.
 */
export const importDirections = elements.toReversed().flatMap(({type, pattern}) => {
  const allowed = [type, ...readBy(type)];
  const files = pattern.replace(/\*\*$/, '**/*.{ts,tsx}');
  const tests = files.replace(/\*\.(?=[^.]+$)/, '*.test.');
  return [
    directions(type, [files], allowed),
    ...(tests === files ? [] : [directions(type, [tests], [...allowed, 'test-kit'])]),
  ];
});
