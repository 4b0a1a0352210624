/**
 * Every public address of the site: the manifest that the tests open one by one. An address that
 * once was public stays, also where it is misspelt.
 */

export type SidebarId =
  | 'paths'
  | 'data'
  | 'tutedu'
  | 'webapps'
  | 'tutresearch'
  | 'videotuts'
  | 'atlasopenmagic'
  | 'documentation'
  | 'aboutus';

export interface Route {
  readonly path: string;
  readonly kind: 'page' | 'doc' | 'category';
  /** The sidebar in which the route stands; null: none. */
  readonly sidebar: SidebarId | null;
}

type Tree = Readonly<Record<string, readonly string[]>>;

function routes(kind: Route['kind'], sidebar: SidebarId | null, tree: Tree): readonly Route[] {
  return Object.entries(tree).flatMap(([folder, names]) =>
    names.map((name) => ({path: folder + name, kind, sidebar})),
  );
}

/** The public addresses that the site has to have. */
export const siteRoutes: readonly Route[] = [
  ...routes('page', null, {
    '/': [
      '',
      'contact-us',
      'externals',
      'LatestNews',
      'markdown-page',
      'README',
      'privacy',
      'projects',
      'search',
    ],
  }),
  ...routes('doc', null, {
    '/docs/': ['intro', 'faqs', 'updates'],
    '/docs/notebooks/': ['intro'],
    '/docs/8TeVDoc/': ['atlas_higgs_animations'],
    '/docs/data/': ['atlasopenmagic'],
  }),
  ...routes('doc', 'aboutus', {
    '/docs/': ['aboutus', 'status'],
  }),
  ...routes('doc', 'paths', {
    '/docs/userpath/': ['quickstart', 'deepdive', 'researchers'],
  }),
  ...routes('doc', 'tutedu', {
    '/docs/13TeV25Doc/': ['Concepts', 'StandardModel'],
    '/docs/13TeV25Doc/cheatsheet/': ['variables'],
    '/docs/13TeV25Doc/enviroments/': ['hybrid', 'online'],
    '/docs/13TeV25Doc/frameworks/': ['cpp'],
    '/docs/13TeVDoc/': ['13tutorial', '13tutorial-BSM', '13tutorial-train'],
    '/docs/13TeVDoc/enviroments/': ['hybrid', 'online'],
    '/docs/13TeVDoc/frameworks/': ['cpp', 'pyroot', 'uproot'],
    '/docs/8TeVDoc/': [
      'create-a-new-plot',
      'event_selection',
      'gettingstarted',
      'histograms',
      'more_histograms',
      'navigator',
      'take_a_closer_look',
      'take_a_look_at_the_data',
    ],
  }),
  ...routes('doc', 'atlasopenmagic', {
    '/docs/': ['atlasopenmagic'],
    '/docs/atlasopenmagic/': ['intro', 'metadata', 'utils'],
  }),
  ...routes('doc', 'data', {
    '/docs/': ['data'],
    '/docs/data/': ['access_data', 'cern_opendata_portal', 'cernopendata_client'],
    '/docs/data/for_education/': [
      '13TeV_details',
      '13TeV_limitations',
      '13TeV_metadata',
      '13TeV25_details',
      '13TeV25_metadata',
      '8TeV_details',
      '8TeV_metadata',
    ],
    '/docs/data/for_research/': [
      'bespoke_datasets',
      'evgen_collections',
      'evgen_data',
      'evgen_metadata',
      'hi_data',
      'limitations_evgen',
      'limitations_hi',
      'limitations_pp',
      'metadata',
      'pp_data',
    ],
  }),
  ...routes('doc', 'documentation', {
    '/docs/documentation/': ['data_collection', 'systematics'],
    '/docs/documentation/data_collection/': ['GRL_definition'],
    '/docs/documentation/data_format/': [
      'HI_formats',
      'introduction_data_format',
      'ntuple',
      'physlite',
    ],
    '/docs/documentation/ethical_legal/': ['citation_policy'],
    '/docs/documentation/example_analyses/': [
      'analysis_examples_education_2020',
      'example_analyses_intro',
    ],
    '/docs/documentation/introduction/': [
      'events',
      'heavy_ions',
      'introduction_ATLAS',
      'introduction_LCH',
      'introductory_page',
      'purpose_data_education',
      'purpose_data_release',
      'purpose_data_research',
      'SM_and_beyond',
    ],
    '/docs/documentation/monte_carlo/': [
      'introduction_MC',
      'MC_production_chain',
      'simulation_tools',
    ],
    '/docs/documentation/physic_objects/': [
      'electronphoton',
      'electronphoton_calibration',
      'electronphoton_reco',
      'jets',
      'jets_calibration',
      'jets_reco',
      'physic_objects_intro',
    ],
    '/docs/documentation/support_resources/': ['links', 'resources', 'technical_support'],
  }),
  ...routes('doc', 'tutresearch', {
    '/docs/tutresearch/': [
      'containers',
      'contributions',
      'derivation_framework',
      'openevgentut',
      'phoenix',
      'physlitetut',
      'public_likelihoods',
    ],
  }),
  ...routes('doc', 'videotuts', {
    '/docs/videotutorials/': ['overview'],
  }),
  ...routes('doc', 'webapps', {
    '/docs/webapps/': [
      'analyses',
      'atlas_events',
      'curriculum',
      'data-and-simulated-data_13TeV',
      'find_the_higgs_2_13TeV',
      'find_ttZ',
      'histanalyser',
      'histogram-analyser-2_13TeV',
      'histogram-analyser-ttZ',
      'mlapp',
      'rare-top-processes',
      'separate_signals_13TeV',
      'separate_signals_ttZ',
      'teachersapp',
      'the_display_histograms_13TeV',
      'the-higgs-boson',
      'ttZanalyses',
    ],
  }),
  ...routes('category', 'paths', {
    '/docs/category/': ['get-started'],
  }),
  ...routes('category', 'data', {
    '/docs/category/': ['data-for-education', 'data-for-research'],
  }),
  ...routes('category', 'tutresearch', {
    '/docs/category/': ['tutorials-for-research'],
  }),
  ...routes('category', 'tutedu', {
    '/docs/category/': [
      '13-tev-2025-beta-release',
      'choose-your-enviroment',
      'analysis-notebooks',
      'convert-your-code-to-the-2025-beta-release',
      '13-tev-2020-release',
      'choose-your-enviroment-1',
      'analysis-frameworks',
      'analysis-notebooks-1',
      '8-tev-2016-release',
    ],
  }),
  ...routes('category', 'webapps', {
    '/docs/category/': ['web-apps-for-education'],
  }),
];

/** Addresses that the site has beside those. */
const extraRoutes: readonly Route[] = routes('page', null, {'/': ['accessibility', 'offline']});

export const allRoutes: readonly Route[] = [...siteRoutes, ...extraRoutes];

/** The search page lists others, and the style sample holds examples instead of facts. */
const unlisted: ReadonlySet<string> = new Set(['/search', '/markdown-page']);

/** Those that readers may be sent to: by the sitemap, by search engines and by the site's own search. */
export const listedRoutes: readonly Route[] = allRoutes.filter(({path}) => !unlisted.has(path));

/**
 * Pages for those who make the site, in no menu and no sitemap. They are built for `npm start` and, with
 * `KITCHEN_SINK=1`, for tests; the site that is published does not have them.
 */
export const hiddenRoutes: readonly Route[] = routes('page', null, {'/': ['kitchen-sink']});

/**
 * Apps on pages of their own, without navbar and footer: built and tested like the others, but in no
 * menu, no sitemap and no search, for each stands in its guide too.
 */
export const appRoutes: readonly Route[] = routes('page', null, {
  '/apps/': [
    'class-results',
    'dark-matter-analyser',
    'event-display',
    'four-lepton-analyser',
    'histogram-analyser',
    'histogram-analyser-8tev',
    'histogram-analyser-data',
    'ml-lab',
    'own-file',
    'root-explorer',
    'ttz-analyser',
    'two-photon-analyser',
    'z-analyser',
  ],
});
