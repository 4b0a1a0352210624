// cspell:ignore Strahlen Strahl
/** A small site for the tests of the engine. */
import type {Section} from '@site/src/search/local/section';

const docs = {group: 'Documentation', language: 'en', tag: 'docs-default-current'};

export const top = (
  name: string,
  title: string,
  text: string,
  more: Partial<Section> = {},
): Section => ({
  ...{...docs, title, text, url: `/docs/${name}`, path: []},
  ...more,
});
export const below = (page: Section, heading: string, text: string): Section => ({
  ...page,
  url: `${page.url}#${heading.toLowerCase().replaceAll(' ', '-')}`,
  path: [heading],
  text,
  about: undefined,
});

const jets = top('jets', 'Jets', 'A spray of hadrons, found by a rule.', {
  about: 'anti-kt, hadronisation',
});
const calibration = top('calibration', 'Jet calibration', 'The response of the calorimeter.');
const grl = top('grl', 'Good run lists', 'An XML file says which minutes to keep.');
const metadata = top(
  'metadata',
  'Metadata',
  'Each sample has a cross-section. DSID 410470 is one.',
);
export const news = top('news', 'News', 'What is new, on a dashboard.', {
  tag: 'default',
  group: 'News',
});
const german = top('de', 'Strahlen', 'Ein Jet ist ein Strahl.', {language: 'de'});

export const sections: readonly Section[] = [
  jets,
  below(jets, 'Jets from pile-up', 'Other collisions of the same crossing add jets.'),
  below(jets, 'Quality', 'Clean jets from noise bursts. Run the checks on a good list.'),
  calibration,
  below(calibration, 'Resolution', 'Measured with balanced jets; see jets, jets and jets again.'),
  grl,
  below(grl, 'Apply a list', 'A good run list in Python: keep the rows of lep_pt > 25 GeV.'),
  metadata,
  below(metadata, 'Weights', 'Names such as lep_pt and 2025e-13tev-beta or 1LMET30.'),
  news,
  german,
];
