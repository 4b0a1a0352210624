import {category, type Sidebar} from './category';

export const paths: Sidebar = [
  category({
    label: 'Get started',
    slug: 'get-started',
    description:
      'Three ways in: minutes in a browser with nothing to install, a few sessions with notebooks, or the full toolkit for research. Choose by who you are and how much time you have.',
    items: ['userpath/quickstart', 'userpath/deepdive', 'userpath/researchers'],
  }),
];
