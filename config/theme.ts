import type {ThemeConfig} from '@docusaurus/preset-classic';
import {announcementBar} from './announcement';
import {codeTheme} from './codeTheme';
import {footer} from './footer';
import {navbar} from './navbar';
import {algolia} from './search';

export const themeConfig: ThemeConfig = {
  image: 'img/social-card.png',
  announcementBar,
  colorMode: {
    defaultMode: 'light',
    disableSwitch: false,
    respectPrefersColorScheme: false,
  },
  docs: {sidebar: {hideable: false, autoCollapseCategories: false}},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  navbar,
  footer,
  algolia,
  prism: {
    theme: codeTheme,
    darkTheme: codeTheme,
    additionalLanguages: ['bash'],
  },
};
