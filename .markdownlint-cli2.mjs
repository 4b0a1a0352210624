/** Rules for Markdown; the tags that pages may use are the folders of `src/mdx`. */
import {readdirSync} from 'node:fs';

const ourTags = readdirSync(new URL('src/mdx', import.meta.url), {withFileTypes: true})
  .filter((entry) => entry.isDirectory())
  .map(({name}) => name);

/** Replaced by the build, or imported by the one page that uses them. */
const otherTags = [
  'AllLessons',
  'Answer',
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
