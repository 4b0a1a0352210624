import type {MultiColumnFooter} from '@docusaurus/theme-common';
import {site} from './site';

export const footer: MultiColumnFooter = {
  style: 'light',
  copyright: site.copyright,
  links: [
    {
      title: 'Useful Links',
      items: [
        {label: 'Contact Us', to: '/contact-us'},
        {label: 'Privacy Policy', to: '/privacy'},
      ],
    },
    {
      title: 'Community',
      items: [
        {label: 'ATLAS Experiment', href: 'https://atlas.cern'},
        {label: 'CERN Open Data Portal', href: 'https://opendata.cern.ch'},
      ],
    },
    {
      title: 'Social',
      items: [
        {label: 'Twitter', href: 'https://twitter.com/ATLASexperiment'},
        {label: 'Instagram', href: 'https://www.instagram.com/atlasexperiment/'},
        {label: 'Facebook', href: 'https://www.facebook.com/ATLASexperiment'},
        {label: 'Youtube', href: 'https://www.youtube.com/c/ATLASExperiment'},
      ],
    },
    {
      title: 'More',
      items: [
        {label: 'GitHub', href: 'https://github.com/atlas-outreach-data-tools'},
        {label: 'GitLab', href: 'https://gitlab.cern.ch/atlas-outreach-data-tools'},
      ],
    },
  ],
};
