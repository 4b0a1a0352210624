import type {NavbarItem} from '@docusaurus/theme-common';
import {site} from './site';

const tutorials: NavbarItem = {
  type: 'dropdown',
  label: 'Tutorials',
  position: 'left',
  items: [
    {type: 'docSidebar', sidebarId: 'tutedu', label: 'Tutorials for education'},
    {type: 'docSidebar', sidebarId: 'webapps', label: 'Web apps for education'},
    {type: 'docSidebar', sidebarId: 'tutresearch', label: 'Tutorials for research'},
    {type: 'docSidebar', sidebarId: 'videotuts', label: 'Video tutorials'},
    {to: '/projects', label: 'External projects'},
  ],
};

const help: NavbarItem = {
  type: 'dropdown',
  label: 'Help',
  position: 'left',
  items: [
    {to: '/docs/faqs', label: 'FAQs'},
    {to: '/docs/updates', label: "What's New"},
    {to: '/contact-us', label: 'Contact us'},
  ],
};

export const navbar = {
  title: site.title,
  hideOnScroll: false,
  logo: {
    alt: '',
    src: 'img/logo.svg',
    srcDark: 'img/logo-dark.svg',
    width: 32,
    height: 32,
  },
  items: [
    {type: 'docSidebar', sidebarId: 'paths', position: 'left', label: 'Get Started'},
    {type: 'docSidebar', sidebarId: 'data', position: 'left', label: 'Data'},
    tutorials,
    {type: 'docSidebar', sidebarId: 'atlasopenmagic', position: 'left', label: 'Python API'},
    {type: 'docSidebar', sidebarId: 'documentation', position: 'left', label: 'Documentation'},
    {type: 'docSidebar', sidebarId: 'aboutus', position: 'left', label: 'About us'},
    help,
    {type: 'search', position: 'right'},
  ] satisfies NavbarItem[],
};
