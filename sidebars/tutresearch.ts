import {category, type Sidebar} from './category';

export const tutresearch: Sidebar = [
  category({
    label: 'Tutorials for research',
    slug: 'tutorials-for-research',
    description:
      'From a working environment to a published likelihood: tutorials on the research data for readers who programme and know some statistics. They build on one another from top to bottom.',
    items: [
      'tutresearch/containers',
      'tutresearch/physlitetut',
      'tutresearch/derivation_framework',
      'tutresearch/openevgentut',
      'tutresearch/phoenix',
      'tutresearch/public_likelihoods',
      'tutresearch/contributions',
    ],
  }),
];
