/** Rules for Markdown; pages may use the tags that `plugins/mdx-tags` finds. */
import {readdirSync, readFileSync} from 'node:fs';

const here = (name) => new URL(name, import.meta.url);

const appTags = JSON.parse(readFileSync(here('plugins/mdx-tags/appTags.json'), 'utf8'));
const ourTags = ['src/mdx', 'src/figures']
  .flatMap((folder) => readdirSync(here(folder), {withFileTypes: true}))
  .filter((entry) => entry.isDirectory() && /^[A-Z]/.test(entry.name))
  .map(({name}) => name)
  .concat(Object.keys(appTags));

/** Replaced by the build, or imported by the one page that uses them. */
const otherTags = [
  'AllLessons',
  'Answer',
  'Figure',
  'Head',
  'MailTemplate',
  'Measurement',
  'MeasurementSwitch',
  'NewsList',
  'OfflinePanel',
  'Practice',
  'SearchedBy',
  'Specimen',
  'TeachHub',
  'TransverseView',
  'Value',
];

const plainTags = ['br', 'details', 'kbd', 'meta', 'summary'];

export default {
  globs: [
    '*.md',
    'docs/**/*.{md,mdx}',
    'src/**/*.{md,mdx}',
    'docs-dev/**/*.md',
    'tests/*.md',
    'tools/{,bench/}*.md',
    '{config,plugins}/*.md',
    'deploy/**/*.md',
  ],
  ignores: ['tools/bench/.work/**'],
  config: {
    default: true,
    // Lines are as long as their paragraph: diffs and translations go by sentence.
    MD013: false,
    // The changelog repeats "Added" and "Changed" under each version.
    MD024: {siblings_only: true},
    // Pages outside the docs carry a title in the front matter and a heading in the text.
    MD025: {front_matter_title: ''},
    MD033: {allowed_elements: [...ourTags, ...otherTags, ...plainTags]},
    // Docs take their first heading from the front matter.
    MD041: false,
    MD059: {
      prohibited_texts: [
        'click here',
        'here',
        'link',
        'more',
        'read more',
        'this',
        'this page',
        'this link',
      ],
    },
    // Prettier aligns tables.
    MD060: false,
  },
};
