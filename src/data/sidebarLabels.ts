/** What a section of the site is called where pages are listed by section, in the site's order. */
export const sidebarLabels = {
  paths: 'Get started',
  data: 'Data',
  tutedu: 'Tutorials for education',
  webapps: 'Web apps for education',
  tutresearch: 'Tutorials for research',
  videotuts: 'Video tutorials',
  atlasopenmagic: 'Python API',
  documentation: 'Documentation',
  aboutus: 'About us',
} as const;

export type SidebarId = keyof typeof sidebarLabels;
