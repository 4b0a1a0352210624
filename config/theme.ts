import type {ThemeConfig} from '@docusaurus/preset-classic';
import {codeTheme} from './codeTheme';
import {footer} from './footer';
import {navbar} from './navbar';
import {site} from './site';

const announcementBar = {
  id: 'whats_new',
  content:
    'This website uses the web-analytics tool Matomo to analyse its traffic. ' +
    `Our <a href="${site.baseUrl}privacy">privacy policy</a> tells what that means for you.`,
  backgroundColor: '#fff7cc',
  textColor: '#0c1b2a',
  isCloseable: true,
};

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
  prism: {
    theme: codeTheme,
    darkTheme: codeTheme,
    additionalLanguages: ['bash'],
  },
};
