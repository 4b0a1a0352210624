/** Who this site is and where its sources live. */
import {env} from './env';

export const site = {
  title: 'ATLAS Open Data',
  tagline: 'Real particle collisions, open to everyone who wants to learn or discover',
  url: env.siteUrl,
  baseUrl: env.baseUrl,
  copyright: 'Copyright © 2025 ATLAS Collaboration. Built with Docusaurus.',
} as const;

const publicSource =
  'https://gitlab.cern.ch/atlas-outreach-data-tools/atlas-open-data-website-v2/-/edit/main/';

/** Prefix of every "Edit this page" link; the path of the file within the project follows it. */
export const editUrl = env.editUrl ?? publicSource;
